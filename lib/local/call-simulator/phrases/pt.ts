import type { Phrases } from "#lib/local/call-simulator/phrases/phrase-list";

export const pt: Phrases = {
  hello: ["{business}, em que posso ajudar?", "Alô, aqui é {business}.", "{business}, pois não?"],
  intro: [
    "Olá. Sou um assistente automático e estou ligando em nome de outra pessoa.",
    "Olá. Aqui fala um assistente automático; pediram que eu ligasse.",
    "Olá, você está falando com um assistente automático que liga por outra pessoa.",
  ],
  ask: [
    "Pediram que eu perguntasse o seguinte: “{request}”",
    "Nestas palavras: “{request}”",
    "É sobre isto: “{request}”",
  ],
  moment: ["Um momento, vou ver.", "Deixe eu verificar.", "Um segundinho, por favor."],
  open: ["{day}: abrimos das {opens} às {closes}.", "{day}: estamos aqui das {opens} às {closes}."],
  openAllDay: ["{day}: ficamos abertos 24 horas.", "{day}: não fechamos, estamos aqui a qualquer hora."],
  closed: [
    "{day}: não abrimos. Voltamos a abrir {nextDay}, a partir das {opens}.",
    "{day} não dá. {nextDay}, a partir das {opens}, sim.",
  ],
  service: ["“{service}”, sim, fazemos isso.", "Temos sim: aqui se chama “{service}”."],
  alsoService: ["Também há “{service}”, se interessar.", "Muita gente também pergunta por “{service}”."],
  price: [
    "“{service}” custa a partir de {price}.",
    "“{service}” sai a partir de {price}, dependendo do caso.",
  ],
  free: ["“{service}” não custa nada.", "Não cobramos por “{service}”."],
  offer: [
    "Posso oferecer {day} às {time}. Pode ser?",
    "O que eu tenho é {day} às {time}.",
    "{day} às {time} ainda está livre.",
  ],
  accept: [
    "Sim, por favor. O telefone de contato termina em {digits}.",
    "Ótimo. O número de contato termina em {digits}.",
  ],
  booked: [
    "Então fica {day} às {time}. O código é {code}.",
    "Anotado: {day}, {time}. Guarde o código {code}.",
  ],
  unsure: [
    "Assim de cabeça não sei dizer. Vou anotar, e alguém que saiba liga de volta.",
    "Isso é com outra pessoa da equipe. Vou anotar, e nós ligamos de volta.",
  ],
  leaveNumber: [
    "Obrigado. O número para retornar termina em {digits}.",
    "Agradeço. O número termina em {digits}.",
  ],
  thanks: ["Obrigado, era só isso.", "Obrigado pela ajuda.", "Muito obrigado, vou avisar."],
  goodbye: ["De nada. Até logo.", "Imagine. Tenha um bom dia.", "Agradecemos a ligação. Tchau."],
  machine: [
    "Você ligou para {business}. Não podemos atender agora. Deixe um recado após o sinal.",
    "{business}, secretária eletrônica. Fale após o sinal, por favor.",
  ],
  machineHours: [
    "{day}: estamos aqui das {opens} às {closes}.",
    "Tente de novo: {day}, das {opens} às {closes}.",
  ],
  machineAllDay: ["{day}: estamos aqui 24 horas."],
  message: [
    "Olá, sou um assistente automático e estou ligando em nome de outra pessoa, que gostaria que ligassem de volta. O número termina em {digits}. Obrigado.",
    "Olá. Uma pessoa pediu que eu ligasse e gostaria de receber uma ligação de volta. O número termina em {digits}. Obrigado.",
  ],
  refusal: [
    "Desculpe, não falamos com máquinas. Peça que a pessoa ligue diretamente.",
    "Não tratamos disso por chamadas automáticas. {day}, a partir das {opens}, há alguém no balcão.",
  ],
  refusalTaken: ["Entendo. Vou avisar. Até logo.", "Obrigado por me dizer. Até logo."],
  rang: [
    "Tocou {count} vezes e ninguém atendeu.",
    "Ninguém atendeu. O assistente deixou tocar {count} vezes.",
  ],
  wasBusy: ["A linha estava ocupada.", "O assistente ouviu o sinal de ocupado."],
  brokeOff: ["A ligação caiu antes que alguém atendesse.", "Não foi possível completar a ligação."],
  planned: ["O assistente ia dizer: “{request}”", "Ele teria perguntado: “{request}”"],
  sumOpen: ["{business}, {day}: aberto das {opens} às {closes}."],
  sumOpenAllDay: ["{business}, {day}: aberto 24 horas."],
  sumClosed: ["{business}, {day}: fechado. Volta a abrir: {nextDay}, às {opens}."],
  sumService: ["Eles oferecem “{service}”."],
  sumPrice: ["“{service}” custa a partir de {price}."],
  sumFree: ["“{service}” é gratuito."],
  sumBooked: ["Combinado: {day} às {time}. Código: {code}."],
  sumUnsure: ["{business} não soube responder e quer ligar de volta."],
  sumVoicemail: ["O assistente deixou um recado e pediu que {business} ligasse de volta."],
  sumRefused: ["{business} prefere falar diretamente com você."],
  sumNoAnswer: ["{business}: ninguém atendeu."],
  sumBusy: ["{business}: a linha estava ocupada."],
  sumFailed: ["A ligação para {business} caiu."],
};
