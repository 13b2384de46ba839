import type { Phrases } from "#lib/local/call-simulator/phrases/phrase-list";

export const en: Phrases = {
  hello: [
    "{business}, good day. How can I help?",
    "Hello, you have reached {business}.",
    "{business} here, what can I do for you?",
  ],
  intro: [
    "Hello. I am an automated assistant, calling for a customer.",
    "Good day. This is an automated assistant; a customer asked me to call you.",
    "Hi there. You are talking to an automated assistant that calls for somebody.",
  ],
  ask: [
    "I was asked to put this to you: “{request}”",
    "In the customer’s own words: “{request}”",
    "It is about this: “{request}”",
  ],
  moment: ["One moment, let me look.", "Let me check that for you.", "Just a second, please."],
  open: ["On {day} we are open from {opens} to {closes}.", "{day}: we are here from {opens} until {closes}."],
  openAllDay: ["On {day} we are open around the clock.", "{day}: we never close, you can come at any hour."],
  closed: [
    "We are closed on {day}. The next day we are here is {nextDay}, from {opens}.",
    "Not on {day}, I am afraid. {nextDay} from {opens} would work.",
  ],
  service: ["“{service}”, yes, that is something we do.", "Yes, we have that: it goes by “{service}” here."],
  alsoService: [
    "There is also “{service}”, if that is of interest.",
    "People often ask for “{service}” too.",
  ],
  price: [
    "For “{service}” it starts at {price}.",
    "“{service}” is {price} and up, depending on the details.",
  ],
  free: ["“{service}” costs nothing.", "There is no charge for “{service}”."],
  offer: [
    "I could offer {day} at {time}. Would that do?",
    "What I have is {day} at {time}.",
    "{day} at {time} is still free.",
  ],
  accept: [
    "Yes, please. The customer’s number ends in {digits}.",
    "That works. You can reach the customer at the number ending in {digits}.",
  ],
  booked: [
    "Then that is {day} at {time}. The reference is {code}.",
    "Noted: {day}, {time}. Please keep the reference {code}.",
  ],
  unsure: [
    "I cannot say that offhand. I will pass it on, and somebody who knows will call back.",
    "That is one for a colleague. I will write it down, and we call back.",
  ],
  leaveNumber: [
    "Thank you. The number to call back ends in {digits}.",
    "That would be kind. The number ends in {digits}.",
  ],
  thanks: [
    "Thank you, that is all I needed.",
    "Thank you for your help.",
    "Many thanks, I will pass that on.",
  ],
  goodbye: ["You are welcome. Goodbye.", "Gladly. Have a good day.", "Thanks for calling. Bye."],
  machine: [
    "You have reached {business}. Nobody can come to the phone right now. Please leave a message after the tone.",
    "This is the answering machine of {business}. Please speak after the tone.",
  ],
  machineHours: [
    "On {day} we are here from {opens} to {closes}.",
    "Try us again on {day}, from {opens} to {closes}.",
  ],
  machineAllDay: ["On {day} we are here around the clock."],
  message: [
    "Hello, this is an automated assistant calling for a customer, who would like you to call back. The number ends in {digits}. Thank you.",
    "Good day. A customer asked me to call you, and would be glad of a call back. The number ends in {digits}. Thank you.",
  ],
  refusal: [
    "I am sorry, we do not talk to machines. Please have the customer call in person.",
    "We do not do that by automated calls. On {day} from {opens} somebody is at the counter.",
  ],
  refusalTaken: ["I understand. I will pass that on. Goodbye.", "Thank you for telling me. Goodbye."],
  rang: [
    "It rang {count} times, and nobody picked up.",
    "Nobody answered. The assistant let it ring {count} times.",
  ],
  wasBusy: ["The line was busy.", "The assistant heard a busy signal."],
  brokeOff: ["The call was cut off before anybody answered.", "The connection could not be made."],
  planned: ["The assistant was to say: “{request}”", "It would have asked: “{request}”"],
  sumOpen: ["{business} is open on {day} from {opens} to {closes}."],
  sumOpenAllDay: ["{business} is open around the clock on {day}."],
  sumClosed: ["{business} is closed on {day}, and open again on {nextDay} from {opens}."],
  sumService: ["They do offer “{service}”."],
  sumPrice: ["“{service}” starts at {price}."],
  sumFree: ["“{service}” is free."],
  sumBooked: ["Arranged for {day} at {time}. Reference: {code}."],
  sumUnsure: ["{business} could not say and wants to call back."],
  sumVoicemail: ["The assistant left a message and asked {business} to call back."],
  sumRefused: ["{business} prefers to talk to you in person."],
  sumNoAnswer: ["Nobody at {business} picked up."],
  sumBusy: ["The line of {business} was busy."],
  sumFailed: ["The call to {business} was cut off."],
};
