/** What a Portuguese sentence tells of a worry: who did what, and for how long. `rows.ts` says how it is written. */
import { upTo, type HelpWords } from "#lib/publication/search/help-words/rows";

const child =
  "(?:bebe|nenem|crianca|filho|filha|filhinho|filhinha|menino|menina|pequeno|pequena|adolescente|neto|neta|sobrinho|sobrinha|irmao|irma)";
/** Who is at home with a child, or looks after one. */
const adult =
  "(?:ex|marido|esposo|namorado|companheiro|pai|papai|mae|mamae|padrasto|madrasta|avo|tio|professor|professora|treinador|baba)";
const stranger = "(?:homem|moco|cara|adulto|desconhecido|estranho|alguem|pessoa|rapaz)";

const took = "(?:tomou|tomado|engoliu|comeu|bebeu|ingeriu|tomaram)";
const drug =
  "(?:comprimidos?|capsulas|remedios?|medicamentos?|pilulas|paracetamol|tylenol|dipirona|ibuprofeno|aspirinas?|rivotril|clonazepam|calmantes?|antidepressivos|vitaminas?|melatonina)";
/** More than anybody prescribes. */
const tooMany =
  "(?:um monte|um punhado|uma (?:cartela|caixa)|um (?:vidro|frasco) inteiro|(?:meia|toda a) (?:cartela|caixa)|muit(?:o|a|os|as)|demais|varios|varias|tod(?:o|a|os|as)|(?:uns |umas |mais de |quase |cerca de )?(?:[5-9]|[1-9][0-9]|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta))";
const swallowedPills = `
      ${took} ${tooMany} ${upTo(3)}${drug},
      (?:${child}|ele|ela) (?:tomou|engoliu) (?:comprimidos|calmantes|remedios)(?! (?:para|pra|contra|todo|antes|de)),
      (?:tomou|engoliu) (?:uns|umas|alguns|meus|os meus) (?:comprimidos|remedios|calmantes|antidepressivos)(?! (?:para|pra|contra|todo|antes))`;

const cleaner =
  "(?:liquido (?:azul|verde|vermelho|amarelo|de limpeza|d[eo] [a-z]+)|produto de limpeza|limpeza|pia|agua sanitaria|cloro|candida|alvejante|detergente|desinfetante|amaciante|querosene|gasolina|acetona|removedor|inseticida|perfume|soda caustica)";
const strongDrink = "(?:alcool|vodka|vodca|cachaca|pinga|tequila|whisky|uisque|gin|rum|cerveja|vinho|corote)";
const afterAFall =
  "(?:vomit|tont|confus|sonolent|muito sono|galo|inconsciente|sangra|desacordad|nao se mexe|nao mexe)*";
const days =
  "(?:dias|uma semana|semanas|(?:dois|duas|tres|quatro|cinco|seis|sete|oito|dez|[2-9]|[1-9][0-9]) (?:dias|semanas))";
const toGetUp =
  "(?! (?:na hora|a tempo|para|pra|a noite|de noite|cedo|de madrugada|antes|com|sem|sozinh(?:o|a)|quando|de manha|com o despertador|no horario|mais (?:de madrugada|de noite|a noite|durante a noite)))";

export const toldInPortuguese: HelpWords = {
  asking: {
    danger: `
      (?:cinza|rox(?:o|a)|azul|palid(?:o|a)) e ${upTo(2)}(?:mole|molinh(?:o|a)),
      nao para de (?:vomitar|tremer|convulsionar), deixou um(?:a)? (?:bilhete|carta) e (?:foi embora|sumiu|saiu|fugiu|desapareceu), (?:muito|tanto|muitissimo) sangue(?! (?:(?:dele |dela )?no (?:exame|laboratorio)|para)), (?:arrancou|cortou) (?:quase )?(?:o|um) dedo,
      (?:tiraram|tiramos|resgataram) (?:a |o )?(?:minha|meu) (?:filha|filho|bebe|menina|menino) (?:da (?:piscina|agua)|do (?:mar|rio|lago)), (?:tossiu|vomitou|cuspiu) agua, bebe ${upTo(5)}semanas ${upTo(5)}febre,
      (?:olho|olhos|palpebras) ${upTo(2)}inchad(?:o|os|a|as) ${upTo(6)}(?:tosse|tossindo|falta de ar|placas),
      (?:${child}|ele|ela|e|mas|ainda) nao (?:quer )?acord(?:a|ou|ar)${toGetUp},
      (?:nao|quase nao|mal) (?:consigo|conseguimos|consegue|da pra) acordar (?:ele|ela|o bebe|a bebe|meu|minha)(?! (?:para|pra|cedo|a tempo|na hora)),
      (?:esta|ta|ficou|ficando) (?:muito |toda |todo |bem )?molinh(?:o|a)(?! (?:o dente|dente)), (?:esta|ta|ficou) (?:muito|tod(?:o|a)) mole, (?:bebe|filho|filha|crianca) (?:esta |ta )?(?:muito |tod(?:o|a) )?(?:molinh(?:o|a)|mole),
      (?:pancada|batida|bolada|chute|soco|cotovelada|joelhada|golpe) ${upTo(3)}(?:na|contra a) (?:cabeca|nuca|testa)(?! (?:no|do) (?:jogo|minecraft|roblox)),
      (?:tipo de|uma especie de|como se fosse um) ataque, (?:corpo|corpinho) (?:todo |inteiro )?(?:tremia|tremendo|tremeu|treme|endureceu|duro|enrijeceu), tremendo (?:o corpo )?tod(?:o|a),
      (?:virou|derramou|caiu|jogou|puxou|derrubou) ${upTo(6)}(?:agua|oleo|cafe|cha|sopa|leite) (?:fervendo|fervente|muito quente|quente)(?! (?:n(?:o|a) (?:cha|xicara|garrafa|mamadeira|copo)|(?:no|na|em cima d[oa]) (?:teclado|notebook|celular|tablet|sofa|tapete))),
      (?:agua|oleo|cafe|cha|sopa|leite) (?:fervendo|fervente|muito quente|quente) ${upTo(2)}(?:em cima|nele|nela|no (?:peito|rosto|braco|corpo)|na (?:mao|perna|barriga|cara)),
      (?:queim|fervendo|quente|ferro)* ${upTo(12)}bolhas?, (?:rolou|caiu|escorregou) (?:do|da) (?:trocador|cama|sofa|berco|colo|mesa|bercinho), (?:caiu|queda|tombo|rolou) ${upTo(14)}${afterAFall}, galo (?:muito )?(?:enorme|gigante|grande),
      (?:inch)* ${upTo(3)}(?:labio|labios|boca|rosto|lingua|garganta), (?:labio|labios|boca|rosto|lingua) ${upTo(3)}inch*(?! filtro), garganta (?:esta |ta )?(?:fechando|fechou|inchando|inchou),
      (?:picou|picado|picada|comeu) ${upTo(14)}(?:inch|placas vermelhas|urticari|garganta fech|nao consegue respirar)*,
      (?:chiando|chia|chiado) ${upTo(2)}(?:muito|peito|quando respira), (?:bombinha|inalador|nebulizacao) ${upTo(3)}(?:nao adianta|nao faz efeito|nao ajuda|nao resolve|nao alivia),
      (?:respira|respirando|respirar) (?:muito |tao |bem )?(?:mal|rapido|ofegante|com dificuldade)(?! pelo nariz), (?:afunda|afundando|marca|marcando) (?:as |muito as )?costelas,
      nao (?:acho|achamos|encontro|encontramos|sabemos (?:nada )?d(?:e|a|o)|sabemos onde esta|localizamos) (?:o |a )?(?:meu|minha|nosso|nossa) (?:filho|filha|crianca|menino|menina|bebe|irmao|irma)(?! (?:um|uma|na (?:lista|chamada|plataforma)|no (?:jogo|roblox|sistema|portal|aplicativo|app))),
      ninguem (?:mais )?(?:viu|ve|encontra|sabe de|teve noticia de) (?:mais )?(?:ela|ele|minha filha|meu filho)(?! (?:desde (?:que (?:nos )?mudamos|(?:a|nossa) mudanca|20[0-9][0-9]|a ultima (?:consulta|revisao))|dancar|jogar|cantar|nadar|atuar)), ninguem sabe onde (?:ela|ele), nao (?:voltou|voltou mais|chegou|apareceu) (?:pra|para|em|a) casa(?! (?:com|a tempo|cedo)),
      (?:sangue|sangramento|hemorragia|ferida|corte) (?:ainda |que )?nao (?:para|estanca|parou), (?:ferida|corte|machucado) (?:e |esta |muito |bem )?(?:muito |bem )?(?:fund|profund)(?:o|a),
      (?:mordid(?:o|a)|mordeu|atacad(?:o|a)|atacou) ${upTo(5)}(?:cachorro|cachorra|cao|gato|cobra|rato|macaco|morcego)(?! (?:no|do) (?:jogo|minecraft)), (?:presa|preso|entalad(?:o|a)) na garganta,
      (?:diabetic(?:o|a)|glicose|glicemia|insulina|diabetes) ${upTo(10)}(?:trem|confus|desmai|inconsciente|vomit|sonolent|muito baix)*, (?:quase|vai|vive) (?:desmai)*,
      nao (?:faz|fez) (?:xixi|coco) (?:desde|ha|faz), fralda (?:seca|sequinha) (?:desde|ha|faz),
      (?:ha |faz )?${days} sem (?:comer(?! (?:gluten|carne|lactose|acucar|doces?|leite|peixe|ovo|chocolate|na (?:cantina|escola)))|se alimentar|comida), nao come (?:nada )?(?:ha|faz|desde) ${days}, mal (?:fica|para|consegue ficar|se aguenta) em pe,
      (?:pescoco|nuca) (?:muito |esta |ta )?(?:dur(?:o|a)|rigid(?:o|a)) ${upTo(8)}(?:febre|luz|vomit|manchas)*, (?:febre|vomit)* ${upTo(8)}(?:pescoco|nuca) (?:muito |esta )?(?:dur(?:o|a)|rigid(?:o|a)),
      (?:corda|cinto|cabo|cordao|fio|lencol|cachecol) (?:amarrad(?:o|a) )?(?:no|em volta do|ao redor do) pescoco, arma carregada, (?:arma|revolver) na (?:mochila|bolsa)(?! de brinquedo)
    `,
    poison: `${swallowedPills},
      (?:pegou|achou|abriu) ${upTo(3)}(?:remedios?|comprimidos|medicamentos) ${upTo(8)}(?:pela metade|vazi(?:o|a)|faltando), (?:gole|golinho|golada) ${upTo(4)}${cleaner},
      (?:dei|deu|demos|tomou|engoliu|bebeu) ${upTo(3)}(?:sem querer|por engano|por acidente) ${upTo(4)}(?:${drug}|dose|xarope|gotas), (?:comeu|engoliu) ${upTo(5)}(?:maconha|thc|cannabis), (?:${cleaner}|limpa [a-z]+|spray) ${upTo(3)}(?:na boca|nos olhos|no olho|no rosto),
      (?:achou|abriu|pegou|mexeu|alcancou) ${upTo(6)}(?:remedios?|comprimidos|limpeza|medicamentos|armario) ${upTo(10)}(?:comeu|tomou|bebeu|engoliu),
      (?:bebeu|tomou|engoliu|chupou|lambeu) ${upTo(7)}${cleaner}(?! de (?:coco|cha)),
      (?:comeu|comeram|mastigou|mordeu|chupou|provou) ${upTo(3)}(?:planta|plantas|folha|folhas|frutinhas?|cogumelo|cogumelos|flor|flores|sementes?) ${upTo(8)}(?:jardim|mato|bosque|parque|rua|quintal|toxic|venenos)*,
      (?:colocou|botou|pos|enfiou|tem|estava com) ${upTo(3)}(?:pilha|bateria|ima|moeda|bolinha) ${upTo(3)}(?:na boca|no nariz|no ouvido),
      (?:dobro|triplo|duas vezes|tres vezes|quatro vezes|cinco vezes|dez vezes|[0-9]+ vezes) (?:da |a |de )?(?:sua )?dose(?! (?:de reforco|d(?:e|a) vacina)),
      (?:dei|deu|deram|dado) ${upTo(8)}(?:remedi|xarope|gotas|dose|comprimid|dipirona)* ${upTo(4)}(?:por engano|a mais|errad(?:o|a)|sem querer), ${drug} demais,
      (?:bebeu|tomou|engoliu) ${upTo(2)}(?:vidro|frasco|garrafa|litro|copo) ${upTo(2)}(?:de )?(?:xarope|remedio|dipirona|paracetamol|${strongDrink}),
      (?:bebeu|tomou|bebendo) (?:muito|muita|muitissim(?:o|a)|demais|tanto|tanta|um monte de|uma garrafa de) ${strongDrink}(?! sem alcool),
      (?:bebeu|${strongDrink}) ${upTo(14)}(?:acordar ele|acordar ela|nao acorda|desmai|inconsciente|vomitando|apagad(?:o|a)|nao responde),
      (?:colocaram|botaram|puseram) (?:alguma coisa|algo) n(?:o|a) (?:bebida|copo|drink)
    `,
    crisis: `${swallowedPills},
      ninguem ${upTo(3)}(?:ligar|liga|importar|importa|sentir falta|sentiria falta|notar) se (?:ela|ele|eu) (?:morresse|morrer|sumisse|sumir), (?:comprimidos|remedios) ${upTo(4)}(?:para|pra) (?:morrer|se matar),
      (?:pensa|penso|pensando|pensar) ${upTo(2)}em (?:morrer|se matar|suicid|se suicidar)*, (?:mundo|todos|familia) ${upTo(4)}melhor sem (?:mim|ele|ela)(?= (?:$|e|porque|que|diz)), cortes ${upTo(2)}n(?:o|a)s (?:coxa|braco|perna|pulso)*,
      (?:ultima noite (?:dele|dela|da minha vida)|minha ultima noite)(?! (?:no|na|em|aqui)), (?:amarrou|pendurou) ${upTo(2)}(?:corda|cinto|lencol|fio) ${upTo(2)}(?:teto|viga|porta|ventilador|grade),
      (?:nao|sem) ${upTo(3)}sentido (?:na|em) (?:vida|viver|continuar), (?:quer|quero) que (?:tudo|isso) (?:acabe|termine),
      nao (?:quer|quero|queria) (?:mais )?(?:estar (?:viv|aqui(?! n(?:a|o|essa|esse) (?:turma|aula|escola|time|curso|clube|horario))|nesse mundo)|existir|continuar (?:viv|vivendo|aqui)|seguir viv)*,
      (?:estivesse|estar|prefere estar|preferia estar|queria estar) mort(?:o|a)(?! de (?:cansaco|fome|sono|vontade|rir)),
      (?:nao|sem|nenhum|mais) ${upTo(2)}(?:motivo|motivos|razao|razoes|vontade|forcas) (?:para|pra|de) (?:continuar|viver|seguir|existir)(?! (?:n(?:o|a)|com|jogando|estudando|o (?:curso|piano|violao|bale|judo|futebol|ingles)|a (?:aula|danca|natacao|escolinha)|as aulas)),
      (?:dando|deu|doando|distribuindo) (?:todas )?(?:as )?(?:suas )?coisas (?:del(?:e|a)|todas)(?! d(?:o|a|e) (?:bale|ballet|futebol|judo|natacao|danca|bebe))(?! pra (?:doacao|igreja)), (?:jeitos?|formas?|maneiras?|como) (?:de |para |pra )?(?:morrer|se matar)(?! (?:n(?:o|a)|de (?:rir|sono)|em)),
      (?:vai|vou|ia|quer|tentou|tenta|tentando) (?:se|me) (?:matar|enforcar|machucar|cortar|suicidar)(?! (?:de (?:estudar|trabalhar|rir)|o cabelo|se )),
      (?:diz|disse|falou|escreveu|repete|dizendo|fala) que (?:ele |ela )?nao (?:aguenta|aguento) mais(?! (?:a (?:licao|aula|dieta)|o (?:calor|frio|barulho|aparelho)|esperar)),
      (?:despedindo|despedida|despediu|despedir|adeus) ${upTo(10)}(?:nao vai (?:mais )?estar|nao estaria|nunca mais|pra sempre|para sempre|nao vai voltar),
      (?:corda|cinto|cabo|cordao|fio|lencol|cachecol) (?:amarrad(?:o|a) )?(?:no|em volta do|ao redor do) pescoco
    `,
    abuse: `
      (?:tranca|trancou|trancava) (?:ela|ele|a|o|me) n(?:o|a) (?:armario|quarto escuro|banheiro|porao), (?:pai|padrasto|mae|marido|ex|namorado|avo|tio) ${upTo(8)}(?:bate|bateu|batia) (?:nela|nele|neles|em mim),
      (?:tocou|tocava|tocado) (?:no|na|em) (?:meu|minha) (?:filho|filha|menino|menina), (?:pegou|agarrou|puxou|empurrou|segurou) ${upTo(3)}(?:pelo pescoco|pelos cabelos|pelo cabelo|contra a parede),
      (?:homem|adulto|desconhecido|estranho) ${upTo(4)}(?:manda|escreve|fala|conversa) ${upTo(2)}(?:pra|para|com) (?:minha|meu|ela|ele), (?:faz|fez|fazia) coisas comigo,
      (?:colocou|botou|passou|enfiou|pos|coloca|passava|colocava) (?:a|as|sua) maos? (?:por )?(?:baixo|debaixo|embaixo|dentro|n(?:o|a)|nos|nas|entre|por) ${upTo(3)}(?:blusa|camiseta|camisa|saia|calca|calcinha|cueca|vestido|short|shorts|roupa|pernas|seios|peito|coxa|bunda),
      ${adult} (?:sempre )?(?:bate|bateu|batia|espanca|espancou|agride|agrediu|chuta|estapeia) (?:em|no|na|nos|nas) (?:mim|nosso|nossa|nossos|meu|minha|meus|filho|filha|filhos|crianca|criancas|gente)(?! (?:no|n(?:o|a) (?:jogo|fifa|xadrez))), (?:apanha|apanhou|apanhando) (?:de|com) (?:cinto|chinelo|vara|fio|pau|cabo|do pai|da mae|do padrasto),
      (?:voltou|volta|chegou|chega|veio|vem) ${upTo(6)}com (?:[a-z]+ )?(?:roxos|hematomas|hematoma|manchas roxas|marcas roxas|machucados)(?! (?:do|de) (?:futebol|jogo|treino)), (?:roxos|hematomas|marcas roxas) (?:nas|na|no|nos) (?:costas|pescoco|rosto|bumbum|coxas),
      (?:bateu|bate|bateram) ${upTo(3)}com (?:um|uma|o|a) (?:cinto|chinelo|vara|fio|pau|cabo),
      ${stranger} que (?:ela|ele|minha filha|meu filho) (?:conheceu|conhece|fala|falava) ${upTo(8)}(?:encontrar|se ver|ver ela|ver ele|hotel|buscar|fotos|sozinh(?:o|a)|marcar),
      (?:pediu|falou|disse|mandou|pede) ${upTo(12)}(?:nao|para nao|pra nao) (?:contar|falar|dizer) (?:nada )?(?:pra|para) (?:gente|nos|mim|ninguem|mae|os pais|o pai),
      ${adult} (?:e|esta|fica|ficou|ta|virou) (?:muito |bem )?(?:violent|agressiv)(?:o|a), nao (?:estamos|estou|me sinto|nos sentimos|se sente|sentimos) (?:mais )?segur(?:o|a|os|as) em casa,
      medo d(?:o|e) (?:meu |seu )?(?:marido|ex|pai|padrasto|companheiro|namorado|tio)(?= (?:$|e|porque|que|dele|dela|me|ele)),
      (?:obrigou|obriga|obrigava|forcou|mandou|pediu) (?:ela |ele |minha filha |meu filho )?(?:a |pra |para (?:ela |ele )?)?(?:tocar|pegar) (?:nele|nela|n(?:o|a) (?:penis|parte)), (?:obrigou|obriga|forcou|mandou) (?:ela |ele )?(?:a )?(?:tirar a roupa|ficar nu|ficar nua|transar|beijar),
      ${stranger} (?:seguiu|perseguiu|segue|agarrou|abordou|estava seguindo) (?:minha|meu|nossa|nosso|ela|ele)(?! (?:no|na conta|no instagram)), (?:tentou|tentaram|queria|quis) (?:puxar|levar|colocar|botar|arrastar) (?:ela |ele |minha filha |meu filho )(?:pra|para|pro|no|dentro|embora),
      (?:ameaca|ameacam|ameacando|ameacou|ameacaram|chantageia|chantageando|chantageou|extorque|extorquindo|extorquiu) ${upTo(12)}(?:foto|fotos|video|videos|imagens|nudes),
      (?:foto|fotos|video|videos) ${upTo(12)}(?:quer|querem|pede|pedem|exige|exigem|pedindo) (?:mais )?(?:dinheiro|pix|[0-9]+ reais) ${upTo(2)}(?:senao|se nao|ou|pra nao)
    `,
  },
  harmless: `
    (?:tomou|tomado) (?:tod(?:o|a)s (?:os|as)|muit(?:o|a)s|vari(?:o|a)s|[5-9]|[12][0-9]|seis|sete|oito|nove|dez) ${upTo(1)}${drug} (?:de hoje|para hoje|pra hoje|quando era (?:bebe|pequen(?:o|a))|ao longo dos anos|(?:do antibiotico |na semana |esta semana )?(?:(?:uma?|dois|duas|[12]) (?:por|ao) dia|como (?:o|a) (?:medic|doutor|pediatra|dentista)* (?:mandou|disse|receitou|orientou)|conforme a receita))(?! (?:de uma vez|de uma so vez|juntos)),
    (?:tiraram|tiram|tirar|tirou|colheram|colhem|coletaram|coletam) (?:muito|tanto) sangue,
    (?:massa|pizza|cabelo|bolo|colchao|dente|dentinho|pao|macarrao|sorvete|bola) (?:(?:da|do) (?:pizza |meu filho |minha filha )?|del(?:a|e) )?(?:ja )?(?:esta|ta|ficou|e) (?:muito |tod(?:o|a) |bem )?mole,
    (?:celular|telefone|tablet|controle|bolo|bola|brinquedo|relogio|livro|notebook|copo|garrafa|vaso|prato) (?:d(?:o|a) (?:meu|minha) (?:filho|filha) |dele |dela )?(?:caiu|rolou|escorregou) (?:do|da) (?:cama|sofa|mesa|berco|colo),
    (?:pacote|pedido|encomenda|uniforme|carta|boleto|convite)s? (?:d(?:o|a)s? [a-z]+ )?(?:ainda )?nao (?:chegou|voltou|apareceu) (?:em|na|a|pra|para) (?:minha )?casa,
    caiu (?:um|o|outro) (?:primeiro )?dente,
    dente (?:de leite )?(?:dele |dela )?caiu,
    respira mal pelo nariz,
    (?:cachorr(?:o|a)|cao|gat(?:o|a)) (?:ja )?mordeu (?:o|a|os|as|um|uma) (?:sapato|tenis|brinquedo|controle|bola|mochila|caderno|licao|livro|sofa|cabo|aparelho|tablet),
    (?:pedimos|pedi|compramos|comprei|encomendamos) (?:os |as )?${drug} demais,
    (?:dificuldade|dificuldades|problemas?|nao consegue|nao sabe|nao quer|medo) (?:de |para |pra |em )?engolir (?:os |o |um )?(?:comprimid|remedi|capsula|pilula)*
  `,
};
