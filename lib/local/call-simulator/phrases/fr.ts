import type { Phrases } from "#lib/local/call-simulator/phrases/phrase-list";

export const fr: Phrases = {
  hello: [
    "{business}, bonjour. Que puis-je pour vous ?",
    "Bonjour, vous êtes bien chez {business}.",
    "{business}, je vous écoute.",
  ],
  intro: [
    "Bonjour. Je suis un assistant automatique et j’appelle pour quelqu’un.",
    "Bonjour, ici un assistant automatique ; on m’a demandé de vous appeler.",
    "Bonjour, vous parlez à un assistant automatique qui appelle pour une autre personne.",
  ],
  ask: [
    "On m’a chargé de vous demander ceci : « {request} »",
    "Mot pour mot : « {request} »",
    "Voici de quoi il s’agit : « {request} »",
  ],
  moment: ["Un instant, je regarde.", "Je vérifie pour vous.", "Une petite seconde, s’il vous plaît."],
  open: [
    "Le {day}, nous sommes ouverts de {opens} à {closes}.",
    "Le {day}, nous vous accueillons de {opens} à {closes}.",
  ],
  openAllDay: [
    "Le {day}, nous sommes ouverts 24 heures sur 24.",
    "Le {day}, nous vous accueillons à toute heure.",
  ],
  closed: [
    "Le {day}, nous sommes fermés. Nous rouvrons le {nextDay} à {opens}.",
    "Le {day}, ce n’est pas possible. Le {nextDay} à partir de {opens}, oui.",
  ],
  service: [
    "« {service} », oui, nous faisons cela.",
    "Oui, nous l’avons : ici, cela s’appelle « {service} ».",
  ],
  alsoService: [
    "Il y a aussi « {service} », si cela vous intéresse.",
    "On nous demande souvent « {service} » également.",
  ],
  price: [
    "Pour « {service} », c’est à partir de {price}.",
    "« {service} » coûte {price} ou plus, selon le cas.",
  ],
  free: ["« {service} » ne coûte rien.", "« {service} » est gratuit chez nous."],
  offer: [
    "Je peux vous proposer le {day} à {time}. Cela irait ?",
    "Ce qu’il me reste, c’est le {day} à {time}.",
    "Le {day} à {time} est encore libre.",
  ],
  accept: [
    "Oui, volontiers. Le numéro à joindre se termine par {digits}.",
    "Parfait. Le numéro où rappeler se termine par {digits}.",
  ],
  booked: [
    "Alors c’est noté pour le {day} à {time}. La référence est {code}.",
    "Entendu : {day}, {time}. Gardez la référence {code}.",
  ],
  unsure: [
    "Je ne saurais vous le dire. Je transmets, et une personne qui sait vous rappellera.",
    "Cela relève d’une autre personne. Je le note et nous rappelons.",
  ],
  leaveNumber: [
    "Merci. Le numéro à rappeler se termine par {digits}.",
    "C’est aimable. Le numéro se termine par {digits}.",
  ],
  thanks: ["Merci, c’est tout ce qu’il me fallait.", "Merci de votre aide.", "Merci beaucoup, je transmets."],
  goodbye: [
    "Je vous en prie. Au revoir.",
    "Avec plaisir. Bonne journée.",
    "Merci de votre appel. Au revoir.",
  ],
  machine: [
    "Vous êtes bien chez {business}. Personne ne peut vous répondre pour le moment. Laissez un message après le bip.",
    "{business}, le répondeur. Parlez après le bip, s’il vous plaît.",
  ],
  machineHours: [
    "Le {day}, nous sommes là de {opens} à {closes}.",
    "Rappelez-nous le {day}, de {opens} à {closes}.",
  ],
  machineAllDay: ["Le {day}, nous sommes là 24 heures sur 24."],
  message: [
    "Bonjour, je suis un assistant automatique et j’appelle pour quelqu’un qui aimerait être rappelé. Le numéro se termine par {digits}. Merci.",
    "Bonjour. Quelqu’un m’a demandé de vous appeler et aimerait que vous le rappeliez. Le numéro se termine par {digits}. Merci.",
  ],
  refusal: [
    "Je regrette, nous ne parlons pas aux machines. Que la personne appelle directement, s’il vous plaît.",
    "Nous ne traitons pas cela par appel automatique. Le {day} à partir de {opens}, il y a quelqu’un à l’accueil.",
  ],
  refusalTaken: ["Je comprends. Je transmets. Au revoir.", "Merci de me l’avoir dit. Au revoir."],
  rang: [
    "Le téléphone a sonné {count} fois et personne n’a décroché.",
    "Personne n’a répondu. L’assistant a laissé sonner {count} fois.",
  ],
  wasBusy: ["La ligne était occupée.", "L’assistant a entendu la tonalité « occupé »."],
  brokeOff: ["L’appel a été coupé avant que quelqu’un réponde.", "L’appel n’a pas pu aboutir."],
  planned: ["L’assistant devait dire : « {request} »", "Il aurait demandé : « {request} »"],
  sumOpen: ["{business} est ouvert le {day} de {opens} à {closes}."],
  sumOpenAllDay: ["{business} est ouvert le {day} 24 heures sur 24."],
  sumClosed: ["{business} est fermé le {day} et rouvre le {nextDay} à {opens}."],
  sumService: ["Ils proposent bien « {service} »."],
  sumPrice: ["« {service} » coûte à partir de {price}."],
  sumFree: ["« {service} » est gratuit."],
  sumBooked: ["Convenu pour le {day} à {time}. Référence : {code}."],
  sumUnsure: ["{business} ne savait pas et va rappeler."],
  sumVoicemail: ["L’assistant a laissé un message et prié {business} de rappeler."],
  sumRefused: ["{business} préfère vous parler en personne."],
  sumNoAnswer: ["Personne n’a décroché chez {business}."],
  sumBusy: ["Ça sonnait occupé chez {business}."],
  sumFailed: ["L’appel vers {business} a été coupé."],
};
