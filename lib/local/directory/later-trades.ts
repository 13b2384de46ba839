/**
 * The kinds of businesses that came to the embedded directory after the first:
 * what children's doctors send to, and indoor play.
 */
import { service, type Trade } from "./trades.ts";

export const laterTrades: readonly Trade[] = [
  {
    category: "speech-therapy",
    nouns: [
      "Speech Therapy",
      "Speech & Language",
      "First Words",
      "Children's Speech Practice",
      "Talking Room",
    ],
    keywords:
      "speech therapist language pathologist slp stutter late talker logopeda logopedia lenguaje habla fonoaudiología orthophoniste orthophonie langage logopädie logopädin sprachtherapie fonoaudióloga fala",
    weeks: [
      { workdays: ["08:30", "17:30"], lunch: ["12:00", "13:00"] },
      { workdays: ["09:00", "19:00"] },
      { workdays: ["10:00", "18:30"], saturday: ["09:00", "13:00"] },
    ],
    services: [
      service("First conversation by phone", [0, 0], 15),
      service("Speech and language evaluation", [180, 320], 90),
      service("Speech session, ages 2-5", [85, 140], 45),
      service("Speech session, ages 6-12", [85, 140], 45),
      service("Stuttering session", [95, 150], 45),
      service("Parent coaching for late talkers", [70, 120], 45),
      service("Reading and spelling support", [80, 130], 45),
      service("Online session", [75, 120], 40),
    ],
    openings: [
      "Speech-language pathologists in {place} who sit on the floor with the children, since {year}.",
      "A small practice in {place} where sounds are found in games.",
      "Since {year} children of {place} have learned here to say what they mean.",
    ],
    notes: [
      "Parents take part in every session.",
      "Evaluations are written in plain words.",
      "The practice works with schools and pediatricians.",
      "Sessions can also be held at school.",
    ],
  },
  {
    category: "occupational-therapy",
    nouns: [
      "Occupational Therapy",
      "Physical Therapy",
      "Sensory Gym",
      "Children's Therapy",
      "Movement Practice",
    ],
    keywords:
      "occupational physical therapist ot sensory motor handwriting terapia ocupacional fisioterapia psicomotricidad ergothérapeute ergothérapie psychomotricité kinésithérapeute ergotherapie physiotherapie krankengymnastik terapeuta fisioterapeuta",
    weeks: [
      { workdays: ["08:00", "18:00"], lunch: ["12:00", "13:00"] },
      { workdays: ["09:00", "18:30"] },
      { workdays: ["08:30", "19:00"], saturday: ["09:00", "12:30"] },
    ],
    services: [
      service("First conversation by phone", [0, 0], 15),
      service("Motor skills evaluation", [170, 300], 75),
      service("Sensory evaluation", [170, 300], 75),
      service("Occupational therapy session", [90, 150], 50),
      service("Physical therapy session", [85, 145], 45),
      service("Handwriting group, eight sessions", [280, 440], 45),
      service("Feeding and mealtime session", [95, 155], 50),
      service("Home and school visit", [140, 220], 60),
    ],
    openings: [
      "Swings, ramps and patience: a practice for children in {place} since {year}.",
      "Therapists in {place} who start from what a child likes to do.",
      "Hands, balance and getting dressed alone: {place}, since {year}.",
    ],
    notes: [
      "A short exercise goes home after every session.",
      "Most insurance plans are taken; ask for yours.",
      "The gym is quiet on Wednesday mornings.",
      "Children up to eighteen are seen.",
    ],
  },
  {
    category: "urgent-care",
    nouns: ["Urgent Care", "Walk-In Clinic", "Children's Urgent Care", "After-Hours Clinic", "Quick Care"],
    keywords:
      "urgent care walk in clinic doctor fever stitches injury sick urgencias urgente clínica médico fiebre urgences médecin sans rendez-vous notfallpraxis bereitschaftspraxis notdienst arzt pronto atendimento urgência médico pediatric",
    weeks: [
      { workdays: ["08:00", "20:00"], saturday: ["08:00", "18:00"], sunday: ["09:00", "18:00"] },
      { workdays: ["09:00", "21:00"], saturday: ["09:00", "21:00"], sunday: ["09:00", "21:00"] },
      { workdays: ["16:00", "23:00"], saturday: ["10:00", "22:00"], sunday: ["10:00", "22:00"] },
    ],
    services: [
      service("Visit for fever or sore throat", [110, 180], 30),
      service("Ear ache visit", [110, 180], 30),
      service("Stitches for a small cut", [180, 320], 45),
      service("Sprain and X-ray", [190, 340], 60),
      service("Allergic rash visit", [110, 180], 30),
      service("Strep and flu test", [35, 80], 15),
      service("Sports physical", [45, 80], 25),
      service("Wait time by phone", [0, 0], 5),
    ],
    openings: [
      "Doctors in {place} for what cannot wait until Monday, since {year}.",
      "A clinic in {place} for children and grown-ups, without an appointment.",
      "Evenings and weekends in {place}, since {year}.",
    ],
    notes: [
      "For anything that threatens a life, call emergency services instead.",
      "The number of people waiting is told by phone.",
      "A note goes to your own doctor the next morning.",
      "Most insurance plans are taken; ask for yours.",
    ],
  },
  {
    category: "indoor-play",
    nouns: ["Indoor Playground", "Play Barn", "Trampoline Hall", "Play Café", "Bounce House"],
    keywords:
      "indoor play playground playspace birthday party trampoline rainy day parque infantil interior ludoteca cumpleaños fiesta aire de jeux intérieure anniversaire trampolines indoorspielplatz spielhalle kindergeburtstag trampolin brinquedoteca festa aniversário",
    weeks: [
      { workdays: ["09:30", "18:00"], saturday: ["09:00", "19:00"], sunday: ["09:00", "18:00"] },
      {
        workdays: ["10:00", "19:00"],
        saturday: ["09:00", "20:00"],
        sunday: ["10:00", "18:00"],
        isMondayFree: true,
      },
      { workdays: ["13:00", "19:00"], saturday: ["10:00", "20:00"], sunday: ["10:00", "19:00"] },
    ],
    services: [
      service("Open play, a child", [9, 18], 120),
      service("Toddler morning", [7, 14], 90),
      service("Birthday party", [220, 390], 120),
      service("Private party, whole hall", [480, 760], 150),
      service("Quiet hour with low sound", [9, 16], 60),
      service("Trampoline hour", [14, 22], 60),
      service("Ten visits", [80, 150], null),
      service("Grip socks", [2, 4], null),
    ],
    openings: [
      "Slides, foam and good coffee in {place}, since {year}.",
      "A dry place to be loud in {place}.",
      "Three floors of climbing and one of sitting: {place}, since {year}.",
    ],
    notes: [
      "Grown-ups come in free.",
      "Parties can bring their own cake.",
      "There is a fenced corner for children under three.",
      "Socks are a must; shoes stay at the door.",
    ],
  },
];
