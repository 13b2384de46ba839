/** Portuguese words that tell of a worry. `rows.ts` says how they are written. */
import type { HelpWords } from "#lib/publication/search/help-words/rows";

export const portugueseHelpWords: HelpWords = {
  asking: {
    danger: `
      engasg*, nao (?:esta )?respira(?:ndo)?, parou de respirar, (?:nao consegue|dificuldade (?:de|para)) respirar, falta de ar,
      (?:esta |quase )?se afog(?:ou|a|ando), (?:esta|quase) (?:afogando|afogou), (?:esta|ficou|bebe|filho|filha|crianca) inconsciente,
      perdeu (?:a consciencia|os sentidos), desmaiou, desmaiad*, convuls*, (?:levou|tomou) (?:um )?choque, choque eletrico,
      eletrocut*, sangra(?:ndo)? muito, nao para de sangrar, bateu (?:com )?a cabeca, pancada na cabeca, se queimou,
      queimou (?:a|o|os|as) (?:mao|braco|rosto|boca|dedo|perna)*, queimadura*(?! (?:de|na) tela), ficou (?:roxo|roxa|azul)(?! (?:de|a tela)),
      nao acorda(?= (?:$|depois|apos)), caiu (?:da|do|de uma|de um) (?:janela|varanda|sacada|escada|telhado|laje|cama),
      chamar (?:a ambulancia|uma ambulancia|o samu)
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
      bebeu (?:agua sanitaria|alvejante|cloro|detergente|desinfetante)
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
    ameaca* (?:de )?(?:virus|virtual|virtuais|ciber)*, som se corta
  `,
};
