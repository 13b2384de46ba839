import type { Phrases } from "#lib/local/call-simulator/phrases/phrase-list";

export const esMx: Phrases = {
  hello: [
    "{business}, buen día. ¿En qué le puedo ayudar?",
    "Bueno, {business}, ¿en qué le ayudo?",
    "{business}, a sus órdenes.",
  ],
  intro: [
    "Hola. Soy un asistente automático y hablo de parte de otra persona.",
    "Buen día. Le habla un asistente automático; me pidieron que le llamara.",
    "Qué tal, habla con un asistente automático que llama por otra persona.",
  ],
  ask: [
    "Me pidieron que le preguntara esto: “{request}”",
    "Dice textualmente: “{request}”",
    "Se trata de esto: “{request}”",
  ],
  moment: ["Permítame tantito.", "Déjeme revisar.", "Un segundito, por favor."],
  open: ["El {day} abrimos de {opens} a {closes}.", "El {day} estamos aquí de {opens} a {closes}."],
  openAllDay: ["El {day} abrimos las 24 horas.", "El {day} no cerramos: estamos a cualquier hora."],
  closed: [
    "El {day} no abrimos. Volvemos a abrir el {nextDay}, desde las {opens}.",
    "El {day} no se puede. El {nextDay}, desde las {opens}, sí.",
  ],
  service: ["“{service}”, claro, sí lo manejamos.", "Sí lo tenemos: aquí le decimos “{service}”."],
  alsoService: [
    "También manejamos “{service}”, por si le interesa.",
    "Muchos preguntan también por “{service}”.",
  ],
  price: ["“{service}” cuesta desde {price}.", "“{service}” sale desde {price}, según el caso."],
  free: ["“{service}” no cuesta nada.", "Por “{service}” no cobramos."],
  offer: [
    "Le puedo ofrecer el {day} a las {time}. ¿Le queda bien?",
    "Lo que tengo es el {day} a las {time}.",
    "El {day} a las {time} todavía hay lugar.",
  ],
  accept: [
    "Sí, por favor. El teléfono de contacto termina en {digits}.",
    "Perfecto. El número de contacto termina en {digits}.",
  ],
  booked: [
    "Entonces queda para el {day} a las {time}. La clave es {code}.",
    "Anotado: {day}, {time}. Guarde la clave {code}.",
  ],
  unsure: [
    "Ahorita no le sabría decir. Tomo nota, y alguien que sepa le regresa la llamada.",
    "Eso lo ve otra persona. Lo anoto y nosotros le marcamos.",
  ],
  leaveNumber: [
    "Gracias. El número para llamar termina en {digits}.",
    "Se lo agradezco. El número termina en {digits}.",
  ],
  thanks: ["Gracias, es todo lo que necesitaba.", "Gracias por su ayuda.", "Muchas gracias, yo le aviso."],
  goodbye: [
    "Para servirle. Hasta luego.",
    "Con gusto. Que tenga bonito día.",
    "Gracias por llamar. Hasta luego.",
  ],
  machine: [
    "Está llamando a {business}. Por ahora no podemos contestar. Deje su mensaje después del tono.",
    "Esta es la contestadora de {business}. Hable después del tono, por favor.",
  ],
  machineHours: [
    "El {day} estamos de {opens} a {closes}.",
    "Márquenos otra vez el {day}, de {opens} a {closes}.",
  ],
  machineAllDay: ["El {day} estamos las 24 horas."],
  message: [
    "Hola, soy un asistente automático y hablo de parte de otra persona, que desea que le regresen la llamada. El número termina en {digits}. Gracias.",
    "Buen día. Una persona me pidió que llamara y agradecería que le regresaran la llamada. El número termina en {digits}. Gracias.",
  ],
  refusal: [
    "Disculpe, no hablamos con máquinas. Que nos marque esa persona directamente, por favor.",
    "Eso no lo vemos por llamadas automáticas. El {day} desde las {opens} hay quien atienda en mostrador.",
  ],
  refusalTaken: ["Entiendo. Yo le aviso. Hasta luego.", "Gracias por decirme. Hasta luego."],
  rang: ["Sonó {count} veces y nadie contestó.", "Nadie contestó. El asistente dejó sonar {count} veces."],
  wasBusy: ["La línea estaba ocupada.", "El asistente escuchó el tono de ocupado."],
  brokeOff: ["La llamada se cortó antes de que contestaran.", "No se pudo hacer la llamada."],
  planned: ["El asistente iba a decir: “{request}”", "Habría preguntado: “{request}”"],
  sumOpen: ["{business} abre el {day} de {opens} a {closes}."],
  sumOpenAllDay: ["{business} abre el {day} las 24 horas."],
  sumClosed: ["{business} no abre el {day}; vuelve a abrir el {nextDay} a las {opens}."],
  sumService: ["Sí manejan “{service}”."],
  sumPrice: ["“{service}” cuesta desde {price}."],
  sumFree: ["“{service}” es gratis."],
  sumBooked: ["Quedó para el {day} a las {time}. Clave: {code}."],
  sumUnsure: ["En {business} no supieron y quieren regresar la llamada."],
  sumVoicemail: ["El asistente dejó un mensaje y le pidió a {business} que regresara la llamada."],
  sumRefused: ["En {business} prefieren hablar contigo directamente."],
  sumNoAnswer: ["Nadie contestó en {business}."],
  sumBusy: ["La línea de {business} estaba ocupada."],
  sumFailed: ["La llamada a {business} se cortó."],
};
