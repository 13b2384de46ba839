import "server-only";
/** What the assistant says word for word on a real call, in each language of the calls. Words in braces are placeholders. */
import type { Locale } from "#lib/base/i18n/locales";

type LineName =
  /** The very first sentence: that this is a machine, whose it is, and that it calls for a person. */
  | "disclosure"
  /** What is stored of the call, said next. */
  | "recordingKept"
  | "transcriptKept"
  | "summaryKept"
  /** On an answering machine nobody can judge what a customer had the assistant say, so only the number is left there. */
  | "voicemail"
  /** Added there, where the operator has a telephone number. */
  | "reach"
  /** After a no, and after being asked never to call again. */
  | "noTaken"
  | "lastCallTaken"
  | "goodbye";

export type AssistantLines = Record<LineName, string>;

export const assistantLines: Record<Locale, AssistantLines> = {
  en: {
    disclosure:
      "Hello, I am an automated assistant from {service}, not a person, and I am calling for a customer.",
    recordingKept: "This call is recorded and written down for that customer.",
    transcriptKept: "What we say is written down for that customer.",
    summaryKept: "That customer gets a short summary of this call.",
    voicemail:
      "Hello, this is an automated assistant from {service}. I am calling for a customer who would like you to call back. The number is {number}. {reach}Thank you, and goodbye.",
    reach: "You can reach {service} at {operator}.",
    noTaken: "I understand. I will pass that on. Thank you, and goodbye.",
    lastCallTaken: "I understand. We will not call this number again. Goodbye.",
    goodbye: "Thank you for your help. Goodbye.",
  },
  es: {
    disclosure:
      "Hola, soy un asistente automático de {service}, no una persona, y llamo de parte de un cliente.",
    recordingKept: "Esta llamada se graba y queda por escrito para ese cliente.",
    transcriptKept: "Lo que hablemos queda por escrito para ese cliente.",
    summaryKept: "Ese cliente recibirá un breve resumen de esta llamada.",
    voicemail:
      "Hola, le habla un asistente automático de {service}, de parte de un cliente que desea que le devuelvan la llamada. El número es {number}. {reach}Gracias y hasta luego.",
    reach: "Para hablar con {service}, el teléfono es el {operator}.",
    noTaken: "Lo entiendo. Se lo diré. Gracias y hasta luego.",
    lastCallTaken: "Lo entiendo. No volveremos a llamar a este número. Adiós.",
    goodbye: "Gracias por su ayuda. Hasta luego.",
  },
  "es-mx": {
    disclosure:
      "Buen día, soy un asistente automático de {service}, no una persona, y hablo de parte de un cliente.",
    recordingKept: "Esta llamada se graba y queda por escrito para ese cliente.",
    transcriptKept: "Lo que platiquemos queda por escrito para ese cliente.",
    summaryKept: "Ese cliente va a recibir un resumen corto de esta llamada.",
    voicemail:
      "Buen día, le habla un asistente automático de {service}, de parte de un cliente que desea que le regresen la llamada. El número es {number}. {reach}Gracias y hasta luego.",
    reach: "Para hablar con {service}, el teléfono es el {operator}.",
    noTaken: "Entiendo. Yo le aviso. Gracias y hasta luego.",
    lastCallTaken: "Entiendo. Ya no vamos a llamar a este número. Hasta luego.",
    goodbye: "Muchas gracias por su ayuda. Hasta luego.",
  },
  fr: {
    disclosure:
      "Bonjour, je suis un assistant automatique de {service}, pas une personne, et j’appelle pour un client.",
    recordingKept: "Cet appel est enregistré et mis par écrit pour ce client.",
    transcriptKept: "Ce que nous disons est noté pour ce client.",
    summaryKept: "Ce client recevra un court résumé de cet appel.",
    voicemail:
      "Bonjour, ici un assistant automatique de {service}, qui appelle pour un client. Cette personne aimerait que vous la rappeliez. Le numéro est le {number}. {reach}Merci et au revoir.",
    reach: "Vous pouvez joindre {service} au {operator}.",
    noTaken: "Je comprends. Je transmets. Merci et au revoir.",
    lastCallTaken: "Je comprends. Nous ne rappellerons plus ce numéro. Au revoir.",
    goodbye: "Merci de votre aide. Au revoir.",
  },
  de: {
    disclosure:
      "Guten Tag, ich bin eine automatische Assistenz von {service}, kein Mensch, und rufe im Auftrag einer Person an.",
    recordingKept: "Dieses Gespräch wird aufgezeichnet und für diese Person aufgeschrieben.",
    transcriptKept: "Was wir sagen, wird für diese Person aufgeschrieben.",
    summaryKept: "Diese Person bekommt eine kurze Zusammenfassung dieses Anrufs.",
    voicemail:
      "Guten Tag, hier spricht eine automatische Assistenz von {service}. Ich rufe im Auftrag einer Person an, die um Ihren Rückruf bittet. Die Nummer lautet {number}. {reach}Vielen Dank und auf Wiederhören.",
    reach: "{service} selbst erreichen Sie unter {operator}.",
    noTaken: "Das verstehe ich. Ich richte es aus. Vielen Dank und auf Wiederhören.",
    lastCallTaken: "Das verstehe ich. Wir rufen diese Nummer nicht mehr an. Auf Wiederhören.",
    goodbye: "Vielen Dank für Ihre Hilfe. Auf Wiederhören.",
  },
  pt: {
    disclosure:
      "Olá, sou um assistente automático do {service}, não uma pessoa, e estou ligando em nome de um cliente.",
    recordingKept: "Esta ligação é gravada e fica por escrito para esse cliente.",
    transcriptKept: "O que conversarmos fica por escrito para esse cliente.",
    summaryKept: "Esse cliente vai receber um breve resumo desta ligação.",
    voicemail:
      "Olá, aqui fala um assistente automático do {service}, em nome de um cliente que gostaria de receber uma ligação de volta. O número é {number}. {reach}Obrigado e até logo.",
    reach: "Para falar com o {service}, o telefone é {operator}.",
    noTaken: "Entendo. Vou avisar. Obrigado e até logo.",
    lastCallTaken: "Entendo. Não vamos mais ligar para este número. Até logo.",
    goodbye: "Obrigado pela ajuda. Até logo.",
  },
};
