import type { Phrases } from "#lib/local/call-simulator/phrases/phrase-list";

export const es: Phrases = {
  hello: ["{business}, ¿en qué puedo ayudarle?", "Hola, ha llamado a {business}.", "{business}, dígame."],
  intro: [
    "Hola. Soy un asistente automático y llamo de parte de otra persona.",
    "Hola. Le habla un asistente automático; me han pedido que le llame.",
    "Hola, está hablando con un asistente automático que llama por otra persona.",
  ],
  ask: [
    "Me han pedido que le plantee esto: «{request}»",
    "Dice textualmente: «{request}»",
    "Se trata de lo siguiente: «{request}»",
  ],
  moment: ["Un momento, lo miro.", "Déjeme comprobarlo.", "Un segundo, por favor."],
  open: ["El {day} abrimos de {opens} a {closes}.", "El {day} estamos aquí de {opens} a {closes}."],
  openAllDay: ["El {day} abrimos las 24 horas.", "El {day} no cerramos: estamos aquí a cualquier hora."],
  closed: [
    "El {day} cerramos. Volvemos a abrir el {nextDay} a las {opens}.",
    "El {day} no puede ser. El {nextDay}, a partir de las {opens}, sí.",
  ],
  service: ["«{service}», sí, eso lo hacemos.", "Sí, lo tenemos: aquí se llama «{service}»."],
  alsoService: [
    "También tenemos «{service}», por si le interesa.",
    "Mucha gente pregunta además por «{service}».",
  ],
  price: ["«{service}» cuesta a partir de {price}.", "«{service}» sale desde {price}, según el caso."],
  free: ["«{service}» no cuesta nada.", "Por «{service}» no cobramos."],
  offer: [
    "Puedo ofrecerle el {day} a las {time}. ¿Le va bien?",
    "Lo que tengo es el {day} a las {time}.",
    "El {day} a las {time} queda un hueco.",
  ],
  accept: [
    "Sí, por favor. El teléfono de contacto acaba en {digits}.",
    "Perfecto. El número de contacto acaba en {digits}.",
  ],
  booked: [
    "Entonces queda para el {day} a las {time}. La referencia es {code}.",
    "Apuntado: {day}, {time}. Guarde la referencia {code}.",
  ],
  unsure: [
    "Ahora mismo no sabría decirle. Tomo nota y alguien que lo sepa devolverá la llamada.",
    "Eso lo lleva otra persona. Lo apunto y llamamos nosotros.",
  ],
  leaveNumber: [
    "Gracias. El número al que llamar acaba en {digits}.",
    "Se lo agradezco. El número acaba en {digits}.",
  ],
  thanks: ["Gracias, eso era todo.", "Gracias por su ayuda.", "Muchas gracias, se lo haré saber."],
  goodbye: ["De nada. Adiós.", "Un placer. Que tenga un buen día.", "Gracias por llamar. Hasta luego."],
  machine: [
    "Ha llamado a {business}. Ahora no podemos atenderle. Deje su mensaje después de la señal.",
    "Este es el contestador de {business}. Hable después de la señal, por favor.",
  ],
  machineHours: [
    "El {day} estamos de {opens} a {closes}.",
    "Vuelva a llamar el {day}, de {opens} a {closes}.",
  ],
  machineAllDay: ["El {day} estamos las 24 horas."],
  message: [
    "Hola, soy un asistente automático y llamo de parte de otra persona, que desea que le devuelvan la llamada. El número acaba en {digits}. Gracias.",
    "Hola. Una persona me ha pedido que llame y agradecería que le devolvieran la llamada. El número acaba en {digits}. Gracias.",
  ],
  refusal: [
    "Lo siento, no hablamos con máquinas. Que nos llame esa persona, por favor.",
    "Eso no lo hacemos por llamadas automáticas. El {day} a partir de las {opens} hay alguien en el mostrador.",
  ],
  refusalTaken: ["Lo entiendo. Se lo diré. Adiós.", "Gracias por avisar. Adiós."],
  rang: [
    "Sonó {count} veces y nadie contestó.",
    "Nadie contestó. El asistente dejó que sonara {count} veces.",
  ],
  wasBusy: ["La línea comunicaba.", "El asistente oyó el tono de comunicando."],
  brokeOff: ["La llamada se cortó antes de que contestaran.", "No se pudo establecer la llamada."],
  planned: ["El asistente iba a decir: «{request}»", "Habría preguntado: «{request}»"],
  sumOpen: ["{business} abre el {day} de {opens} a {closes}."],
  sumOpenAllDay: ["{business} abre el {day} las 24 horas."],
  sumClosed: ["{business} cierra el {day} y vuelve a abrir el {nextDay} a las {opens}."],
  sumService: ["Sí ofrecen «{service}»."],
  sumPrice: ["«{service}» cuesta a partir de {price}."],
  sumFree: ["«{service}» es gratis."],
  sumBooked: ["Queda para el {day} a las {time}. Referencia: {code}."],
  sumUnsure: ["En {business} no lo sabían y quieren devolver la llamada."],
  sumVoicemail: ["El asistente dejó un mensaje y pidió a {business} que devolviera la llamada."],
  sumRefused: ["En {business} prefieren hablar contigo en persona."],
  sumNoAnswer: ["Nadie contestó en {business}."],
  sumBusy: ["La línea de {business} comunicaba."],
  sumFailed: ["La llamada a {business} se cortó."],
};
