/**
 * The kinds of businesses in the embedded directory, with what they do and what it costs. Prices in US dollars, times in minutes.
 */

type TradeService = {
  name: string;
  price: readonly [from: number, to: number] | null;
  minutes: number | null;
};

/** The week of a kind of business: usual times as `HH:MM`. Days that are left out are closed. */
export type Week = {
  workdays: readonly [opens: string, closes: string];
  saturday?: readonly [opens: string, closes: string];
  sunday?: readonly [opens: string, closes: string];
  /** Closed over lunch on workdays. */
  lunch?: readonly [from: string, to: string];
  /** Closed on Mondays, for businesses that are busy on weekends. */
  isMondayFree?: boolean;
};

export type Trade = {
  category: string;
  /** The words after the name. */
  nouns: readonly string[];
  /** Search words in the languages of the product. */
  keywords: string;
  weeks: readonly Week[];
  services: readonly TradeService[];
  /** How a business may describe itself; `{place}` is its neighborhood, `{year}` when it was founded. */
  openings: readonly string[];
  notes: readonly string[];
};

/** A service of a trade. `minutes` is how long it takes; null where that is not said. */
export const service = (
  name: string,
  price: TradeService["price"],
  minutes: number | null,
): TradeService => ({
  name,
  price,
  minutes,
});

export const trades: readonly Trade[] = [
  {
    category: "device-repair",
    nouns: ["Phone Clinic", "Device Repair", "Screen & Battery", "Computer Workshop", "Repair Bench"],
    keywords:
      "phone tablet laptop computer fix broken screen battery reparación móvil celular réparation téléphone handy reparatur conserto celular",
    weeks: [
      { workdays: ["09:00", "18:00"], saturday: ["10:00", "16:00"] },
      { workdays: ["10:00", "19:00"], saturday: ["10:00", "17:00"], sunday: ["12:00", "16:00"] },
      { workdays: ["08:30", "17:30"] },
    ],
    services: [
      service("Phone screen replacement", [79, 159], 60),
      service("Tablet screen replacement", [99, 219], 120),
      service("Battery replacement", [49, 89], 45),
      service("Charging port cleaning", [15, 35], 20),
      service("Parental controls setup", [35, 65], 45),
      service("Data transfer to a new phone", [29, 59], 40),
      service("Water damage check", [0, 25], 30),
      service("Laptop tune-up", [69, 119], 90),
      service("Child's first phone setup", [39, 69], 60),
    ],
    openings: [
      "A small workshop in {place}, repairing what families carry since {year}.",
      "Started in {year} at a kitchen table, now a bench of four in {place}.",
      "Repairs while you wait in {place}, with the price said before the screwdriver comes out.",
    ],
    notes: [
      "Every repair is guaranteed for six months.",
      "Loan phones are free for school days.",
      "Walk-ins are welcome; bookings go first.",
      "Old devices are wiped and recycled.",
    ],
  },
  {
    category: "coding-clubs",
    nouns: ["Code Club", "Robotics Lab", "Young Makers", "Coding Studio", "Maker Space"],
    keywords:
      "coding programming robotics robots stem kids class programación robótica codage robotique programmieren robotik programação",
    weeks: [
      { workdays: ["14:00", "19:00"], saturday: ["09:00", "15:00"] },
      { workdays: ["15:00", "20:00"], saturday: ["10:00", "16:00"], sunday: ["10:00", "13:00"] },
      { workdays: ["13:00", "18:30"] },
    ],
    services: [
      service("Trial class", [0, 20], 60),
      service("Weekly coding class, ages 7-10", [80, 120], 75),
      service("Weekly coding class, ages 11-13", [90, 140], 90),
      service("Robotics team, ages 11-16", [120, 180], 120),
      service("Game design workshop", [35, 60], 180),
      service("Summer day camp, one week", [280, 420], null),
      service("Parent and child build night", [20, 40], 90),
      service("Online safety evening for parents", [0, 15], 60),
    ],
    openings: [
      "Children build things that blink, roll and sometimes work, in {place} since {year}.",
      "A workshop in {place} where nobody sits at a screen longer than at the workbench.",
      "Teachers and engineers of {place} began this club in {year}.",
    ],
    notes: [
      "Groups have at most eight children.",
      "Laptops and kits are provided.",
      "Scholarships cover half the fee for families who ask.",
      "Missed classes can be made up within the month.",
    ],
  },
  {
    category: "tutoring",
    nouns: ["Tutoring", "Study House", "Learning Center", "Homework Room", "Math & Reading"],
    keywords:
      "tutor tutors homework math reading study clases particulares tareas soutien scolaire nachhilfe reforço escolar explicações",
    weeks: [
      { workdays: ["14:00", "20:00"], saturday: ["09:00", "14:00"] },
      { workdays: ["13:30", "19:30"], saturday: ["10:00", "15:00"], sunday: ["13:00", "17:00"] },
      { workdays: ["15:00", "20:30"] },
    ],
    services: [
      service("First assessment", [0, 45], 60),
      service("One-to-one math tutoring", [48, 85], 60),
      service("One-to-one reading tutoring", [45, 80], 60),
      service("Small group homework hour", [22, 38], 60),
      service("Essay coaching", [55, 90], 60),
      service("Test preparation, ten sessions", [480, 720], 60),
      service("Study habits without a phone", [40, 65], 60),
      service("Online session", [40, 70], 50),
    ],
    openings: [
      "Patient tutors in {place} since {year}, for grades 1 to 12.",
      "Two former teachers opened this room in {place} in {year}.",
      "Homework gets done here, phones wait in the basket: {place}, since {year}.",
    ],
    notes: [
      "The same tutor stays with your child all year.",
      "A short note goes home after every session.",
      "Cancel free of charge until the evening before.",
      "Siblings get ten percent off.",
    ],
  },
  {
    category: "pediatrics",
    nouns: [
      "Pediatrics",
      "Children's Practice",
      "Pediatric Group",
      "Kids' Health",
      "Family & Child Practice",
    ],
    keywords:
      "pediatrician doctor children checkup vaccination pediatra médico niños pédiatre médecin enfants kinderarzt arzt pediatra crianças",
    weeks: [
      { workdays: ["08:00", "17:00"], lunch: ["12:00", "13:00"] },
      { workdays: ["08:30", "17:30"], saturday: ["09:00", "12:00"], lunch: ["12:30", "13:30"] },
      { workdays: ["07:30", "18:00"], saturday: ["08:00", "12:00"] },
    ],
    services: [
      service("Well-child visit", [120, 190], 30),
      service("Sick visit", [110, 170], 20),
      service("School and sports physical", [45, 80], 25),
      service("Vaccination", [25, 60], 15),
      service("Sleep and screen time consultation", [95, 150], 40),
      service("Telehealth visit", [70, 110], 15),
      service("Newborn visit", [130, 200], 40),
      service("Attention and learning evaluation", [240, 380], 90),
    ],
    openings: [
      "Four doctors and one calm waiting room in {place}, since {year}.",
      "A children's practice in {place} that answers the phone.",
      "Care from newborn to eighteen in {place}, begun in {year}.",
    ],
    notes: [
      "Same-day sick visits are kept free every morning.",
      "New families are welcome.",
      "Most insurance plans are taken; ask for yours.",
      "The nurse line is open until the practice closes.",
    ],
  },
  {
    category: "counseling",
    nouns: ["Family Counseling", "Counseling", "Family Therapy", "Talk Room", "Youth & Family Practice"],
    keywords:
      "counselor therapist therapy anxiety teens family terapia psicólogo familia thérapeute psychologue famille beratung therapie psychologe aconselhamento psicóloga",
    weeks: [
      { workdays: ["09:00", "18:00"], lunch: ["12:00", "13:00"] },
      { workdays: ["10:00", "20:00"] },
      { workdays: ["09:00", "19:00"], saturday: ["09:00", "13:00"] },
    ],
    services: [
      service("First conversation by phone", [0, 0], 20),
      service("Family session", [120, 190], 75),
      service("Teen session", [100, 160], 50),
      service("Parent coaching", [90, 150], 50),
      service("Gaming and phone habits, four sessions", [360, 560], 50),
      service("Parent group evening", [20, 40], 90),
      service("Online session", [95, 150], 50),
      service("Help after cyberbullying", [90, 150], 50),
    ],
    openings: [
      "Licensed counselors in {place} who work with whole families, since {year}.",
      "A quiet practice in {place} for teenagers and those who live with them.",
      "Since {year} families of {place} have come here to talk about what is hard at home.",
    ],
    notes: [
      "Fees can follow income.",
      "The first conversation costs nothing.",
      "Sessions in English and Spanish.",
      "A first appointment is found within two weeks.",
    ],
  },
  {
    category: "eye-care",
    nouns: ["Eye Care", "Optical", "Vision Center", "Children's Optometry", "Eyewear"],
    keywords:
      "optician optometrist glasses eye exam vision óptica gafas lentes opticien lunettes optiker brille oculista óculos",
    weeks: [
      { workdays: ["09:00", "18:00"], saturday: ["09:00", "14:00"] },
      { workdays: ["10:00", "18:30"], saturday: ["10:00", "16:00"], isMondayFree: true },
      { workdays: ["08:30", "17:00"], lunch: ["12:30", "13:15"] },
    ],
    services: [
      service("Children's eye exam", [65, 120], 40),
      service("Adult eye exam", [75, 130], 40),
      service("Screen strain check", [40, 75], 25),
      service("Glasses fitting", [0, 0], 20),
      service("Children's glasses, complete", [89, 189], null),
      service("Frame repair", [0, 25], 15),
      service("Contact lens fitting", [80, 140], 45),
      service("Short-sight follow-up", [55, 95], 30),
    ],
    openings: [
      "Glasses that survive recess, in {place} since {year}.",
      "An eye practice in {place} with a wall of frames at a child's height.",
      "Exams and eyewear for families of {place}, since {year}.",
    ],
    notes: [
      "Children's frames are replaced once, free, within a year.",
      "Exams can be booked for siblings together.",
      "Most glasses are ready in five days.",
      "Adjustments are free, always.",
    ],
  },
  {
    category: "dentistry",
    nouns: ["Dental", "Children's Dentistry", "Orthodontics", "Family Dental", "Smile Practice"],
    keywords:
      "dentist orthodontist teeth braces cleaning dentista ortodoncia dientes dentiste orthodontiste zahnarzt kieferorthopäde ortodontia dentes",
    weeks: [
      { workdays: ["08:00", "17:00"], lunch: ["12:00", "13:00"] },
      { workdays: ["07:30", "16:30"], saturday: ["08:00", "12:00"] },
      { workdays: ["09:00", "18:00"], lunch: ["13:00", "14:00"] },
    ],
    services: [
      service("Children's checkup and cleaning", [85, 150], 40),
      service("Adult checkup and cleaning", [110, 180], 60),
      service("Filling", [140, 260], 45),
      service("Sealants", [40, 70], 30),
      service("Braces consultation", [0, 60], 45),
      service("Retainer repair", [90, 160], 30),
      service("Mouthguard for sports", [75, 140], 30),
      service("Emergency visit", [120, 210], 30),
    ],
    openings: [
      "A gentle practice in {place}, counting small teeth since {year}.",
      "Three dentists in {place} who explain first and start second.",
      "Family dentistry in {place}, since {year}.",
    ],
    notes: [
      "Emergencies are seen the same day.",
      "Payment plans carry no interest.",
      "The first visit of a child under six is only a look around.",
      "Reminders come by text message.",
    ],
  },
  {
    category: "after-school",
    nouns: ["After-School", "Clubhouse", "Afternoon Club", "Kids' House", "Playroom"],
    keywords:
      "after school care childcare babysitting camp holiday guardería extraescolar garderie périscolaire hort kinderbetreuung creche atividades",
    weeks: [
      { workdays: ["12:30", "18:30"] },
      { workdays: ["07:00", "18:30"] },
      { workdays: ["14:00", "19:00"], saturday: ["09:00", "13:00"] },
    ],
    services: [
      service("After-school care, a day", [24, 42], 180),
      service("After-school care, a month", [320, 560], null),
      service("School pickup", [6, 12], 30),
      service("Holiday camp, a day", [55, 90], null),
      service("Parents' night out", [25, 45], 240),
      service("Tour for new families", [0, 0], 30),
      service("Birthday party room", [140, 260], 150),
    ],
    openings: [
      "Muddy knees and no tablets: an afternoon club in {place} since {year}.",
      "Neighbors of {place} have trusted this house with their afternoons since {year}.",
      "A licensed club for ages 5 to 12 in {place}.",
    ],
    notes: [
      "Pickup from three schools nearby.",
      "Snacks are cooked here, allergies are asked about.",
      "A waiting list opens every March.",
      "Screens are for rainy days, and then for an hour.",
    ],
  },
  {
    category: "sports",
    nouns: ["Swim School", "Climbing Gym", "Soccer Club", "Martial Arts", "Gymnastics"],
    keywords:
      "swimming sports lessons climbing soccer gymnastics natación deporte escalada natation sport escalade schwimmen turnen verein natação esporte desporto",
    weeks: [
      { workdays: ["13:00", "20:00"], saturday: ["08:00", "17:00"], sunday: ["09:00", "15:00"] },
      { workdays: ["09:00", "21:00"], saturday: ["09:00", "18:00"], sunday: ["10:00", "17:00"] },
      {
        workdays: ["14:30", "20:30"],
        saturday: ["09:00", "14:00"],
        sunday: ["09:00", "13:00"],
        isMondayFree: true,
      },
    ],
    services: [
      service("Trial lesson", [0, 18], 45),
      service("Beginner group, a month", [70, 120], 45),
      service("Advanced group, a month", [85, 140], 60),
      service("Private lesson", [45, 80], 45),
      service("Family open hours", [12, 24], 90),
      service("Holiday intensive, one week", [180, 320], null),
      service("Birthday party", [190, 340], 120),
      service("Gear rental", [5, 14], null),
    ],
    openings: [
      "Coaches in {place} who know every child's name, since {year}.",
      "A club in {place} where trying counts more than winning.",
      "Lessons for ages 4 to 16 in {place}, since {year}.",
    ],
    notes: [
      "The trial lesson can be any weekday.",
      "Groups are made by ability, not by age.",
      "Lockers for phones stand at the door.",
      "A missed lesson can be made up on Sunday.",
    ],
  },
  {
    category: "arts",
    nouns: ["Music School", "Dance Studio", "Piano House", "Art Room", "Youth Theater"],
    keywords:
      "music dance piano guitar art theater lessons música baile danza piano arte musique danse cours musik tanz klavier unterricht dança aulas",
    weeks: [
      { workdays: ["13:00", "20:00"], saturday: ["09:00", "16:00"] },
      { workdays: ["10:00", "19:30"], saturday: ["10:00", "15:00"] },
      { workdays: ["14:00", "20:30"], saturday: ["10:00", "17:00"], sunday: ["11:00", "15:00"] },
    ],
    services: [
      service("Trial lesson", [0, 25], 30),
      service("Private lesson", [38, 65], 30),
      service("Private lesson, long", [52, 90], 45),
      service("Group class, a month", [65, 115], 60),
      service("Instrument rental, a month", [18, 45], null),
      service("Recording afternoon", [60, 110], 120),
      service("Stage week in the holidays", [210, 340], null),
      service("Parent and child class", [18, 32], 45),
    ],
    openings: [
      "Wrong notes welcome, in {place} since {year}.",
      "A school of six teachers above a bakery in {place}.",
      "Children of {place} have danced, drummed and drawn here since {year}.",
    ],
    notes: [
      "Two recitals a year, nobody has to.",
      "Instruments can be borrowed for the first month.",
      "Lessons can move online when somebody coughs.",
      "Adults take lessons before noon.",
    ],
  },
  {
    category: "books-games",
    nouns: ["Books", "Books & Games", "Board Game House", "Storyshop", "Children's Books"],
    keywords:
      "bookshop bookstore board games toys libros juegos librería livres jeux librairie bücher spiele buchladen livros jogos livraria",
    weeks: [
      { workdays: ["10:00", "19:00"], saturday: ["10:00", "19:00"], sunday: ["11:00", "17:00"] },
      {
        workdays: ["11:00", "20:00"],
        saturday: ["10:00", "20:00"],
        sunday: ["12:00", "18:00"],
        isMondayFree: true,
      },
      { workdays: ["09:30", "18:00"], saturday: ["10:00", "17:00"] },
    ],
    services: [
      service("Order a book", [0, 0], null),
      service("Story hour", [0, 5], 45),
      service("Family game night", [5, 12], 150),
      service("Book bundle for an age", [35, 75], null),
      service("Gift wrapping", [0, 4], 10),
      service("Screen-free holiday box", [45, 90], null),
      service("Trade in a game", [0, 0], 15),
      service("Reading list for reluctant readers", [0, 15], 30),
    ],
    openings: [
      "A shop in {place} that reads everything it sells, since {year}.",
      "Shelves to the ceiling and a table to play at, in {place}.",
      "Picked by booksellers, tested by children of {place}, since {year}.",
    ],
    notes: [
      "Books come in within two days.",
      "Every game in the shop may be tried.",
      "Teachers get fifteen percent off.",
      "What was not liked can be swapped once.",
    ],
  },
  {
    category: "electronics",
    nouns: ["Electronics", "Refurbished Devices", "Tech Exchange", "Second Life Devices", "Family Tech"],
    keywords:
      "electronics store refurbished used phone tablet laptop buy tienda electrónica segunda mano magasin reconditionné occasion elektronik gebraucht loja usados",
    weeks: [
      { workdays: ["10:00", "19:00"], saturday: ["10:00", "18:00"] },
      { workdays: ["10:00", "20:00"], saturday: ["10:00", "20:00"], sunday: ["11:00", "18:00"] },
      { workdays: ["09:00", "18:00"], saturday: ["10:00", "15:00"] },
    ],
    services: [
      service("Refurbished phone for a child", [89, 179], null),
      service("Refurbished laptop for school", [190, 340], null),
      service("Basic phone without internet", [35, 69], null),
      service("Trade in an old device", [0, 0], 20),
      service("Family plan advice", [0, 0], 30),
      service("Setup with parental controls", [25, 55], 45),
      service("Headphones with limited volume", [25, 59], null),
      service("Router setup at home", [79, 139], 90),
    ],
    openings: [
      "Used devices made good as new in {place}, since {year}.",
      "A shop in {place} that talks people out of buying too much.",
      "Refurbished, tested and honest about the scratches: {place}, since {year}.",
    ],
    notes: [
      "Everything has a twelve-month warranty.",
      "Returns are taken for thirty days.",
      "A device can be put aside by phone for a day.",
      "Setup is free with every second-hand phone.",
    ],
  },
];
