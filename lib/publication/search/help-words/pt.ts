/** Portuguese words that tell of a worry. `rows.ts` says how they are written. */
import type { HelpWords } from "#lib/publication/search/help-words/rows";

export const portugueseHelpWords: HelpWords = {
  asking: {
    danger: `
      engasg*, nao (?:esta |ta )?respira(?:ndo)?, parou de respirar, nao (?:consegue|(?:esta |ta )?conseguindo) respirar(?! de (?:tanto )?rir),
      dificuldade (?:de |para |pra )?respira(?:r|toria), falta de ar(?! (?:condicionado|(?:no )?pneu)),
      (?:esta |quase )?se afog(?:ou|a|ando), (?:esta|quase) (?:afogando|afogou), (?:esta|ta|ficou|bebe|filho|filha|crianca) inconsciente(?! (?:de|do|dos|da|das|no jogo)),
      perdeu (?:a consciencia|os sentidos)(?! (?:politica|musica)), desmaiou(?! (?:de (?:rir|sono|cansaco)|no jogo)), desmaiad*(?! de (?:rir|sono|cansaco)), convuls*, (?:levou|tomou) (?:um )?choque(?! (?:de (?:realidade|cultura)|com (?:a|o))), choque eletrico(?! (?:jogo|pokemon|coleira)),
      eletrocut*, sangra(?:ndo)? muito, nao para de sangrar, bateu (?:com )?a (?:cabeca|testa|nuca)(?! no (?:minecraft|roblox)), pancada na cabeca, se queimou,
      queimou (?:a|o|os|as) (?:mao|braco|rosto|boca|dedo|perna)*, queimadura*(?! (?:(?:de |na |nas |no |da )?(?:tela|sol|solar|solares|planta|plantas|folhas|display)(?= ))), ficou (?:roxo|roxa|azul)(?! (?:de|a tela|a piscina|o (?:whatsapp|check))),
      nao acorda(?= (?:$|depois|apos)), caiu (?:da|do|de uma|de um) (?:janela|varanda|sacada|escada|telhado|laje|cama|sofa|berco|colo|trocador|arvore|beliche|segundo andar),
      (?:chamar|chama|chame|ligar|liga|numero|telefone) (?:para |pra |do |da |de )?(?:o |a |uma )?(?:samu|192|193|ambulancia|emergencia|bombeiros)(?! (?:jogo|brinquedo)),
      engazg*, desengasg*, manobra (?:de )?heimlich, (?:bebe|filho|filha|crianca) sufoc*, respirando (?:mal|com dificuldade), desacordad*, desmaiando(?! de),
      (?<=^ )(?:sufocando|sufocado|sufocada|asfixia|asfixiado|inconsciente|desmaio|nao reage|afogamento|hemorragia|samu|samu 192|192|193|ambulancia|infarto|parada cardiaca|atropelado)(?= $),
      desmaio (?:crianca|bebe), nao consigo acordar (?:ele|ela|meu filho|minha filha|o bebe)(?= $), bebe nao (?:reage|responde)(?! (?:a|ao)), (?:bebe|filho|filha) (?:nao )?(?:esta|ta) reagindo(?! a),
      nao (?:esta|ta) reagindo(?= $), bebe (?:esta |ta |muito )?mole, mole bebe, convulca*, (?:ataque|crise) (?:de epilepsia|epiletic(?:o|a)|epileptic(?:o|a)),
      (?:afogou|afogando) (?:na|no) (?:piscina|mar|rio|lago|banheira), afogamento (?:na )?(?:piscina|crianca|bebe), caiu (?:na|dentro da) piscina, caiu no (?:rio|lago|poco), dedo na tomada,
      sangramento (?:nao para|forte|intenso), sangue nao para, (?:saindo|perdendo|perdeu) muito sangue, sangrando (?:e )?nao para, cortou (?:o dedo|a mao), corte profundo,
      caiu de cabeca(?= $), traumatismo cran*, concussao, (?:rachou|abriu) a (?:cabeca|testa), queimou com (?:agua|oleo|ferro|cafe|panela)*, (?:bebe|filho|filha) queimou,
      ficando rox(?:o|a), bebe (?:esta |ta )?rox(?:o|a)(?= $), (?:labios|boca) rox(?:a|os)(?! batom), reacao alergica (?:grave|forte), anafila*, garganta (?:esta |ta )?fechando, fechou a garganta,
      (?:picada de|picad(?:o|a) por) (?:um |uma )?(?:escorpiao|cobra), mordid(?:a|o) (?:de|por) (?:uma )?cobra, preciso de (?:uma )?ambulancia, (?:foi|filho|filha) atropelad*,
      (?:preso|presa|trancado|trancada) no carro, (?:preso|presa|entalado|entalada|objeto|espinha|peixe) na garganta,
      (?<=^ )(?:reacao alergica|avc|derrame cerebral|emergencia)(?= $), (?:bebe|filho|filha|crianca) (?:esta |ta )?sangrando, (?:crise|ataque) de asma, vomit(?:a|ou|ando) sangue,
      monoxido de carbono(?! detector), (?:cheiro|vazamento) de gas, (?:bebe|filho|filha|crianca) nao se mexe(?= $)
    `,
    crisis: `
      quer morrer, quero morrer, querer morrer, se matar, me matar, tirar a vida, tirar a propria vida,
      nao quer viver, nao quero viver, quero mais viver, quer mais viver, vontade de morrer, vontade de viver,
      automutil*, auto mutil*, autoles*, se corta, se cortar, se cortando, se machuca, se machucar,
      se machucando, deprim*, desespero, queria morrer, quer sumir, quero sumir, vontade de sumir,
      quer desaparecer, quero desaparecer, acabar com a vida, acabar com a propria vida, tirar minha vida,
      tirar minha propria vida, nao aguento mais viver, nao aguenta mais viver, melhor morto, melhor morta,
      se matou, se cortou, me corto, me cortar, me cortando, cortes nos bracos, cortes no braco, se mutil*,
      me mutil*, auto les*, me machuco, me machucar, se odeia, me odeio, odeio minha vida, odeia a vida,
      desesper*, sem esperanca, carta de despedida, bilhete de despedida,
      (?:cicatrizes|marcas|arranhoes) (?:no|nos|na|nas) (?:braco|pulso|perna|coxa)*, gilete*,
      cansad(?:o|a) de viver,
      (?:pular|pulou|saltar|se jogar|se jogou|me jogar) (?:da|do|de um|de uma|na frente do) (?:ponte|predio|janela|sacada|telhado|trem)*,
      vida nao vale a pena, vida nao tem sentido, se enforc*, me enforc*,
      tomou (?:muitos|varios|todos os|um monte de) (?:remedio|comprimido)*, tomou remedios,
      cort(?:a|ar|ou|ando) (?:o|os) pulso*
    `,
    abuse: `
      aliciament*, aliciador*, estupr*, pedofil*, violencia sexual, violencia domestica, maus tratos,
      maltrat*, assedio sexual, predador*, me bate, incesto, estrup*, abuz*, partes intimas, me tocou,
      tocou nela, tocou nele, passou a mao, me espanc*, espanc*, bate em mim, apanha em casa, apanha do pai,
      exploracao sexual, pornografia infantil, homem mais velho, assediador*, violentad*,
      (?:adulto|homem|desconhecido|estranho) (?:que )?(?:esta )?(?:fal|convers|escrev)* (?:com|para|pra) (?:a |o )?(?:minha|meu|ela|ele|crianca|menina)*,
      (?:adulto|homem|desconhecido|estranho) (?:que )?quer (?:se )?(?:encontrar|conhecer|ver|marcar)*,
      (?:fala|falando|conversa|conversando) com (?:um )?(?:homem|adulto)*
    `,
    images: `
      fotos intimas, foto intima, imagens intimas, fotos nuas, pelada*, sextors*, chantage*, vazou fotos,
      fotos vazadas, pornografia de vinganca, pelado*, foto sem roupa, fotos sem roupa, videos intimos,
      video intimo, pede fotos, pede foto, pediu fotos, pediu foto, pedindo fotos, mandou fotos intimas,
      vazaram fotos, vazaram as fotos, vazaram minhas fotos, vazar fotos, vazou foto, vazou video,
      foto vazada, video vazado, imagens sexuais, extors*, chantagi*, sextorc*,
      (?:foto|fotos) (?:do|dos|da) (?:seu |sua )?(?:penis|seios|partes|corpo)
    `,
    bullying: `
      assedi*, ciberbull*, intimidacao, ameac*, xingam*, zoam, zoando, zoaram, zoado, zoada, xinga, xingado,
      xingada, tiram sarro, tirando sarro, riem dele, riem dela, riem de mim, se sente excluid*,
      excluem minha, excluem meu, humilh*, perseguid*, apelidos maldosos,
      (?:excluid|expuls|tirad|tiraram)* do grupo
    `,
    relationships: `
      relacionamento abusivo, relacionamento toxico, relacao toxica, namorado abusivo, namorado toxico,
      namorada toxica
    `,
    identity: `
      lesbica*, bissexual*, transexual*, transgener*, homossexual*, homofob*, nao binari*, sair do armario
    `,
    poison: `
      veneno*, envenen*, intoxic*, overdose, engoliu,
      bebeu (?:agua sanitaria|lixivia|alvejante|cloro|detergente|desinfetante),
      engulio, engolio, enguliu, tomou (?:o )?remedio (?:errado|demais|da avo|do avo), tomou muito remedio, ceatox, (?:informacao|informacoes) toxicologic*,
      comeu (?:um |o |uma |a )?(?:remedio|naftalina|pilha|bateria|chumbinho|sabao), (?:bebeu|tomou|ingeriu) (?:agua sanitaria|lixivia|alvejante|cloro|detergente|desinfetante|produto de limpeza),
      (?:bebeu|tomou|ingeriu) (?:querosene|gasolina|soda caustica|acetona|perfume|alcool em gel|amaciante), bebe (?:bebeu|tomou) alcool
    `,
    substances: `
      droga, drogas, drogad*, alcool*, bebado, bebada, cigarro*, maconha, fuma, fumar, fumando, baseado,
      cocaina, pod, pods
    `,
    gambling: `
      aposta*, apostar, apostando, tigrinho, bets, cassino*, jogos de azar
    `,
    worry: `
      ansied*, ansios*, ataque de panico, crise de panico, crise de ansiedade, solidao, saude mental,
      autoestima, auto estima, transtorno alimentar, transtornos alimentares, anciedade, desanim*,
      sempre triste, muito triste, triste o tempo todo, chora o tempo todo, sem amigos, nao tem amigos,
      se sente sozinho, se sente sozinha, pro ana, pro mia, ana e mia, (?:disturbio|disturbios) alimentar*,
      vomita* (?:depois de|apos|o que) com*, (?:provoca|provocando) (?:o )?vomito, parou de comer,
      (?:odeia|odeio) (?:o |seu |meu |o proprio )corpo,
      nao quer (?:mais )?ir (?:para|pra|a) (?:a )?(?:escola|aula)
    `,
  },
  harmless: `
    (?:intoxicacao|intoxicacoes) alimentar(?:es)?,
    esquadrao suicida, a grande depressao, jogar pelada, joga pelada, pelada de futebol, wifi se corta,
    se corta a internet, uso abusivo,
    abuso (?:de|do|das|dos) (?:tela|telas|celular|internet|redes|videogame|jogos),
    (?:quantos|muitos|poucos|uns|os|mil) kms, kms (?:por hora|de distancia|rodados|h),
    matar de (?:rir|estudar|trabalhar), morrer de (?:rir|sono|calor|frio),
    se cort(?:a|ar|ou) (?:o cabelo|a franja|o wifi|o video|o som|o audio|as unhas|a barba),
    overdose de (?:acucar|tela|telas|chocolate),
    (?:pocao|pocoes|flecha|flechas) (?:de )?(?:veneno|envenenad)*,
    (?:caixa|maquina) engoliu (?:o |meu )?cartao,
    engoliu (?:o |meu )?cartao (?:de credito|de debito|do banco),
    baseado em (?:fatos|historia|um livro|uma historia|jogo)*, filme* baseado,
    ameaca* de (?:chuva|tempestade|frio), assedi* (?:de|por) (?:marketing|propaganda|publicidade),
    perseguid* por anuncios, (?<!fotos? )pelad(?:o|a) (?:futebol|no campo), futebol pelad*, cachorro pelado,
    (?:som|celular|video|jogo|controle|audio) zoado, zoado o (?:celular|som|jogo),
    depressao (?:tropical|geografi|economica)*, gilete* (?:barba|preco),
    gilete* de barbear (?:preco|barata|masculin|feminin)*, predador* (?:animal|filme|natural),
    (?:carta|bilhete) de despedida (?:para |pra |a |da |de |do )?(?:a |o |minha )?(?:professor|colega|creche|baba)*,
    cansad(?:o|a) de viver (?:no barulho|em apartamento|com (?:barulho|ronco)(?! na cabeca)),
    me bate no (?:fifa|xadrez|fortnite|roblox|free fire|truco|domino),
    tomou remedios (?:para|pra) (?:febre|gripe|tosse)(?! (?:demais|todos)),
    se machuc(?:a|ar|ou) (?:jogando (?:bola|futebol|basquete|volei|handebol|video game)|brincando(?! de desafio)|no futebol|no treino|na natacao),
    (?<!(?:quer|quero|queria|vai|vou|em|de|que) )(?:pular|saltar) (?:da ponte|do predio|de um predio) (?:no |do )?(?:minecraft|roblox|fortnite|gta),
    ameaca* (?:de )?(?:virus|virtual|virtuais|ciber)*, som se corta,
    (?<!n[oa] )(?:motor|carro|moto|internet|video|jogo|pc) (?:esta )?engasg*, (?:choro|grito) engasgado, engasg* (?:de rir|do motor), (?<!n[oa] )(?:carro|moto) (?:esta )?afogando, esta afogando (?:o motor|as plantas),
    se afog(?:a|ou|ando) em (?:divida|tarefa|trabalho|licao|dever|papel|boleto|prova)*, pneu com falta de ar,
    (?:pc|notebook|computador|mac|monitor|celular|tela|iphone|ipad|console|windows|tablet) nao acorda, convulsao social, convulsoes videogame*, eletrocut* minecraft,
    (?:carregador|hd|lampada|tv) se queimou, se queimou (?:o carregador|com (?:os amigos|o chefe)|na (?:entrevista|internet)|no (?:trabalho|bbb)), (?:pomada|cicatri)* (?:para|de) queimadura*,
    (?:tela|monitor|tv|cabelo|ceu|imagem|agua|piscina) (?:(?:do|da) (?:pc|celular|tv|notebook) )?ficou (?:azul|roxo|roxa), caiu da cama (?:cedo|hoje),
    (?:celular|gato|bola) caiu (?:da|do) (?:janela|varanda|sacada|telhado), caiu (?:da|do) (?:janela|telhado) (?:no )?(?:minecraft|roblox|jogo|celular),
    engoliu (?:o |a |as |os )?(?:sapo|choro|seco|orgulho|palavras|silabas), (?:baleia|lobo|pelicano|mar|velha que) engoliu, (?:eletronico|maquina) engoliu (?:o |a |meu |minha )?(?:cartao|moeda|nota),
    (?<=^ )(?:cobras|plantas|aranhas|animais|sapos) venenos(?:as|os)(?= (?:$|de|do|no|jardim|para)), veneno (?:pokemon|minecraft), filme veneno, (?:maca|relacao) envenenada,
    branca de neve envenenada, (?:intoxicacao|intoxicado) (?:digital|de redes)
  `,
};
