import type { Phrases } from "#lib/local/call-simulator/phrases/phrase-list";

export const de: Phrases = {
  hello: [
    "{business}, guten Tag. Was kann ich für Sie tun?",
    "Hallo, hier ist {business}.",
    "{business}, wie kann ich helfen?",
  ],
  intro: [
    "Guten Tag. Ich bin eine automatische Assistenz und rufe für jemanden an.",
    "Hallo, hier spricht eine automatische Assistenz. Ich wurde gebeten, bei Ihnen anzurufen.",
    "Guten Tag, Sie sprechen mit einer automatischen Assistenz, die für eine andere Person anruft.",
  ],
  ask: [
    "Ich soll Ihnen Folgendes ausrichten: „{request}“",
    "Im Wortlaut: „{request}“",
    "Es geht um Folgendes: „{request}“",
  ],
  moment: ["Einen Moment, ich sehe nach.", "Das prüfe ich kurz für Sie.", "Eine Sekunde, bitte."],
  open: [
    "Am {day} haben wir von {opens} bis {closes} Uhr geöffnet.",
    "{day} sind wir von {opens} bis {closes} Uhr da.",
  ],
  openAllDay: ["Am {day} haben wir rund um die Uhr geöffnet.", "{day} sind wir rund um die Uhr da."],
  closed: [
    "Am {day} haben wir geschlossen. Wieder da sind wir am {nextDay} ab {opens} Uhr.",
    "{day} leider nicht. {nextDay} ab {opens} Uhr ginge.",
  ],
  service: ["„{service}“, ja, das machen wir.", "Ja, das gibt es, bei uns heißt es „{service}“."],
  alsoService: [
    "Es gibt auch „{service}“, falls Sie das interessiert.",
    "Viele fragen außerdem nach „{service}“.",
  ],
  price: ["„{service}“ gibt es ab {price}.", "„{service}“ kostet ab {price}, je nach Aufwand."],
  free: ["„{service}“ kostet nichts.", "Für „{service}“ berechnen wir nichts."],
  offer: [
    "Ich könnte {day} um {time} Uhr anbieten. Passt das?",
    "Ich hätte {day} um {time} Uhr.",
    "{day} um {time} Uhr ist noch frei.",
  ],
  accept: [
    "Ja, bitte. Die Rückrufnummer endet auf {digits}.",
    "Das passt. Für Rückfragen: Die Nummer endet auf {digits}.",
  ],
  booked: [
    "Dann also {day} um {time} Uhr. Der Buchungscode ist {code}.",
    "Notiert: {day}, {time} Uhr. Bitte merken Sie sich den Code {code}.",
  ],
  unsure: [
    "Das kann ich so nicht sagen. Ich gebe es weiter, und jemand, der es weiß, ruft zurück.",
    "Das weiß jemand anders im Team. Ich schreibe es auf, und wir rufen zurück.",
  ],
  leaveNumber: [
    "Danke. Die Nummer für den Rückruf endet auf {digits}.",
    "Das wäre nett. Die Nummer endet auf {digits}.",
  ],
  thanks: ["Danke, mehr brauche ich nicht.", "Danke für Ihre Hilfe.", "Vielen Dank, ich gebe das weiter."],
  goodbye: [
    "Gern geschehen. Auf Wiederhören.",
    "Gern. Einen schönen Tag noch.",
    "Danke für den Anruf. Tschüss.",
  ],
  machine: [
    "Sie haben {business} erreicht. Im Moment kann niemand ans Telefon. Bitte sprechen Sie nach dem Ton.",
    "Hier ist der Anrufbeantworter von {business}. Bitte sprechen Sie nach dem Signal.",
  ],
  machineHours: [
    "Am {day} sind wir von {opens} bis {closes} Uhr da.",
    "Versuchen Sie es {day} noch einmal, von {opens} bis {closes} Uhr.",
  ],
  machineAllDay: ["Am {day} sind wir rund um die Uhr da."],
  message: [
    "Guten Tag, hier ist eine automatische Assistenz, ich rufe für jemanden an, der um einen Rückruf bittet. Die Nummer endet auf {digits}. Danke.",
    "Guten Tag. Jemand hat mich gebeten, Sie anzurufen, und hofft auf einen Rückruf. Die Nummer endet auf {digits}. Danke.",
  ],
  refusal: [
    "Tut mir leid, mit Maschinen sprechen wir nicht. Die Person soll bitte selbst anrufen.",
    "Das machen wir nicht über automatische Anrufe. {day} ab {opens} Uhr ist jemand am Empfang.",
  ],
  refusalTaken: [
    "Das verstehe ich. Ich richte es aus. Auf Wiederhören.",
    "Danke für den Hinweis. Auf Wiederhören.",
  ],
  rang: [
    "Es klingelte {count}-mal, und niemand nahm ab.",
    "Niemand nahm ab. Die Assistenz ließ es {count}-mal klingeln.",
  ],
  wasBusy: ["Die Leitung war besetzt.", "Die Assistenz hörte das Besetztzeichen."],
  brokeOff: ["Die Verbindung brach ab, bevor jemand abnahm.", "Die Verbindung kam nicht zustande."],
  planned: ["Die Assistenz sollte sagen: „{request}“", "Sie hätte gefragt: „{request}“"],
  sumOpen: ["{business} hat am {day} von {opens} bis {closes} Uhr geöffnet."],
  sumOpenAllDay: ["{business} hat am {day} rund um die Uhr geöffnet."],
  sumClosed: ["{business} hat am {day} geschlossen und öffnet wieder am {nextDay} um {opens} Uhr."],
  sumService: ["„{service}“ gibt es dort."],
  sumPrice: ["„{service}“ gibt es ab {price}."],
  sumFree: ["„{service}“ ist kostenlos."],
  sumBooked: ["Vereinbart für {day} um {time} Uhr. Buchungscode: {code}."],
  sumUnsure: ["{business} wusste es nicht und will zurückrufen."],
  sumVoicemail: ["Die Assistenz hat eine Nachricht hinterlassen und {business} um Rückruf gebeten."],
  sumRefused: ["{business} möchte lieber mit dir selbst sprechen."],
  sumNoAnswer: ["Bei {business} nahm niemand ab."],
  sumBusy: ["Bei {business} war besetzt."],
  sumFailed: ["Der Anruf bei {business} brach ab."],
};
