/**
 * What people call our categories, in the six languages that the product speaks.
 * Each word stands for all categories it is with.
 */
import { isAccented } from "#lib/product/directory/vocabulary/accented-words";
import type { Category } from "#lib/product/directory/business/business";
import { isNeed, isOfManyKinds, needs } from "#lib/product/directory/vocabulary/need-words";
import { foldWords, shortestBeginning, wordSet } from "#lib/product/directory/vocabulary/words";

const lists: Record<Category, string> = {
  "after-school": `after-school afterschool childcare daycare nursery preschool kindergarten youth babysitting nanny program care
    camp camps summer extraescolar guardería infantil niños jóvenes campamento campamentos verano garderie crèche
    périscolaire maternelle centre-aéré garde nounou loisirs colonie vacances hort kita kindertagesstätte tagesmutter
    nachmittagsbetreuung kinderbetreuung jugendzentrum ferienlager feriencamp ferienbetreuung creche contraturno infância
    acampamento colônia férias krippe kinderkrippe krabbelgruppe babysitter babysitters sitter sitters nannies preschools
    daycares montessori niñera niñeras canguro babá babás nounous vacaciones`,
  arts: `art arts crafts music dance drama painting piano guitar violin cello drum drums singing lessons ballet
    arte música danza baile pintura academia musique danse peinture dessin musikschule tanzschule kunst malen tanz
    ballett klavierunterricht musikunterricht malkurs tanzkurs escola dança balé pintura drawing pottery ceramics theater theatre acting choir ukulele flute
    trumpet saxophone clarinet sewing dibujo teatro actuación guitarra violín canto coro cerámica manualidades guitare violon
    chant chorale théâtre poterie zeichnen töpfern gitarre gitarrenunterricht gitarrenlehrer gitarrenlehrerin klavierlehrer klavierlehrerin geige geigenunterricht klavier gesang
    gesangsunterricht chor desenho violão violino cerâmica`,
  "books-games": `book books bookstore bookshop library game games toys toy
    libro libros librería biblioteca juegos juguetes juguetería livre livres librairie bibliothèque jeux jouets
    buch bücher buchhandlung bücherei bibliothek spiele spielzeug livro livros livraria jogos brinquedos comic comics lego puzzles puzzle spielzeugladen spielwaren`,
  "coding-clubs": `coding programming robotics computer hackerspace makerspace
    programación robótica informática programmation robotique informatique programmieren programmierkurs programmierkurse robotik informatik
    programação scratch python minecraft roblox lego stem science 3dprinting ciencias sciences ciências`,
  counseling: `counseling counselling counselor therapist therapy psychologist psychotherapy adhd anxiety tdah adhs autism autismo
    autisme autismus
    psicólogo psicóloga psicología terapia consejería orientación psychologue thérapeute thérapie psychothérapie
    psy psychologe psychologin psychotherapie kinderpsychologe kinderpsychologin beratung terapeuta psicologia aconselhamento
    therapists terapeutas terapias thérapeutes therapeut therapeuten psychologists psychiatrist psychiatrists psychiatry depression grief bullying
    addiction playtherapy psiquiatra psiquiatría adicción psychiatre dépendance psychiater psychiaterin kinderpsychiater
    suchtberatung spielsucht handysucht mediensucht internetsucht spieltherapie vício dependência
    eatingdisorder anorexia bulimia anorexie boulimie essstörung essstörungen magersucht
    parenting crianza parentalité erziehungsberatung elternberatung elternkurs`,
  dentistry: `dentist dentists dental orthodontist orthodontics braces teeth doctor
    dentista odontólogo odontología ortodoncia ortodoncista dientes brackets dentiste orthodontiste orthodontie dents diente muela muelas caries
    zahnarzt zahnärztin kinderzahnarzt kieferorthopäde zahnspange zahnweh zähne dentistas ortodontia ortodontista aparelho dentes odontologia
    doctors tooth toothache cavity cavities invisalign aligners zahnschmerzen odontopediatra odontopediatría odontopediatria cárie
    dentistry pedodontist pedodontists pedodontics paedodontist odontóloga odontopediatras kinderzahnärztin kinderzahnarztpraxis
    kinderzahnheilkunde zahnarztpraxis zahnmedizin pédodontiste pédodontie odontopédiatre`,
  "device-repair": `repair fix phone iphone ipad computer laptop tablet screen battery
    reparación reparar arreglar arreglo celular móvil pantalla ordenador computadora réparation téléphone écran ordinateur
    reparatur handy handyreparatur bildschirm conserto reparo telefone tela phones celulares móviles xbox playstation nintendo console display displays kaputt kaputter kaputtes`,
  electronics: `electronics phone phones computer computers laptop tablet mobile
    electrónica celular móvil ordenador computadora électronique téléphone ordinateur
    elektronik handy rechner eletrônica eletrônicos telefone computador celulares móviles xbox playstation nintendo console smartwatch
    smartwatches headphones`,
  "eye-care": `eye eyes optician optometrist glasses eyewear ophthalmologist vision doctor care
    óptica oculista gafas lentes anteojos oftalmólogo ojos opticien lunettes ophtalmologue yeux
    optiker brille brillen kinderbrille kinderbrillen augenarzt augen ótica oculos oftalmologista olhos
    doctors`,
  "indoor-play": `indoor play playground playspace playcenter softplay trampoline bounce birthday party parties
    juego juegos ludoteca parque inflables park trampolines cumpleaños fiesta jeu jeux aire ludothèque anniversaire fête
    indoorspielplatz spielplatz hallenspielplatz trampolinhalle kindergeburtstag geburtstag brinquedoteca brincar
    pula-pula aniversário festa`,
  "occupational-therapy": `occupational physical ot therapy therapist physiotherapy physiotherapist physio rehab sensory motor
    handwriting feeding autism autismo autisme autismus
    ocupacional terapia terapeuta fisioterapia fisioterapeuta psicomotricidad psicomotricista rehabilitación sensorial
    ergothérapeute ergothérapie kinésithérapeute kinésithérapie kiné psychomotricien psychomotricienne psychomotricité
    ergotherapie ergotherapeut ergotherapeutin physiotherapie physiotherapeut physiotherapeutin krankengymnastik motorik
    frühförderung psicomotricidade reabilitação
    therapists terapeutas terapias`,
  pediatrics: `pediatrician pediatrics pediatric paediatrician paediatrics paediatric doctor children adhd tdah adhs vaccine vaccines vaccination
    immunization immunizations vaccinations shot shots flu checkup ear infection vacuna vacunas vacunación vaccin vaccins impfung impfen vacina vacinas
    pediatra pediátrico pediátrica pédiatrique kinderärztlicher pediatría médico doctor niños pédiatre pédiatrie médecin enfants kinderarzt kinderärztin pädiatrie arzt
    kinder pediatria crianças
    doctors médicos childrens familydoctor physician physicians`,
  "speech-therapy": `speech language therapy therapist pathologist pathology slp stutter stuttering stammering lisp autism
    autismo autisme autismus logopeda logopedia fonoaudiólogo fonoaudióloga fonoaudiología foniatra lenguaje habla
    tartamudez terapia terapeuta orthophoniste orthophonie langage parole bégaiement dyslexie dyslexia dislexia logopäde
    logopädin logopädie logopädische sprachtherapie sprachtherapeut sprachtherapeutin sprachförderung stottern legasthenie
    fonoaudiologia fono fala linguagem gagueira
    therapists terapeutas terapias`,
  sports: `sport sports swimming swim pool gym fitness climbing escalada escalade riding bowling skating
    karate judo taekwondo soccer football basketball fútbol foot fußball futebol
    deporte deportes natación piscina gimnasio piscine natation gymnase équitation patinoire
    schwimmen babyschwimmen kinderschwimmen kinderturnen schwimmkurs schwimmunterricht schwimmbad hallenbad turnen reiten verein esporte esportes natação academia ginásio
    gymnastics tennis yoga volleyball baseball hockey wrestling boxing fencing cheer cheerleading skateboard skateboarding parkour
    martialarts gimnasia tenis voleibol béisbol gymnastique escrime kampfsport kampfkunst turnverein sportverein ginástica
    tênis vôlei capoeira softball lacrosse rugby golf archery surfing skiing rowing badminton handball aikido kickboxing
    pilates fußballverein fußballtraining`,
  tutoring: `languageschool french german italian portuguese mandarin chinese sprachkurs sprachkurse spanischkurs englischkurs
    französischkurs tutor tutors tutoring homework reading dyslexia dislexia dyslexie legasthenie math maths english spanish language lessons prep
    clases particulares matemáticas inglés refuerzo deberes idiomas academia soutien scolaire cours langues devoirs
    anglais mathématiques nachhilfe mathe mathematik englisch sprachschule hausaufgaben
    reforço aulas particulares matemática inglês idiomas class classes course courses esl hausaufgabenhilfe lerntherapie`,
  "urgent-care": `urgent urgentcare care clinic doctor walk walkin after hours emergency er sick fever injury stitches flu ear infection
    urgencias urgencia urgente clínica médico doctor emergencia emergencias fiebre ambulatorio urgences urgence clinique
    médecin docteur garde sos fièvre notfall notfallpraxis notfallambulanz notdienst notarzt bereitschaftsdienst
    bereitschaftspraxis kindernotdienst arzt ärztlicher ärztliche klinik fieber pronto atendimento socorro urgência
    emergência febre upa fracture sprain xray swallowed poisoning verschluckt vergiftung intoxicación
    doctors médicos hospital hospitals hospitales hospitais hôpital hôpitaux krankenhaus kinderkrankenhaus spital kinderspital childrenshospital kinderklinik notaufnahme
    physician physicians`,
};

const categoriesOf = new Map<string, Set<Category>>();
const file = (word: string, category: Category) =>
  categoriesOf.set(word, (categoriesOf.get(word) ?? new Set()).add(category));
for (const [category, list] of Object.entries(lists) as [Category, string][])
  for (const written of list.split(/\s+/))
    for (const word of isAccented(written) ? [written] : foldWords(written).split(" ")) file(word, category);
/** Those that businesses are called by. */
const calledSo: ReadonlySet<string> = new Set(categoriesOf.keys());
for (const [word, category] of needs) file(word, category);

/** Those that say nothing by themselves: there are schools of many kinds. */
const vagueWords = wordSet(
  "school schools after care hours walk clinic program park language english spanish french german italian portuguese mandarin chinese escuela escuelas academia école écoles schule schulen escola escolas class classes course courses",
);

/** Those that begin like words of names, as "headphones" does like "Head Start": they are meant only in full. */
const wholeWords = new Set(
  `headphones smartwatch smartwatches trumpet mediensucht internetsucht handysucht python console swallowed nursery spital
  kinderkrippe kinderbrille kinderbrillen kinderschwimmen kinderturnen kinderspital babyschwimmen childrenshospital`.split(
    /\s+/,
  ),
);

const isWhole = (word: string) => wholeWords.has(word) || (isNeed(word) && !calledSo.has(word));

/** Words for places that teach: what is taught there says of which kind they are. */
const schoolWords = wordSet(
  "school schools escuela escuelas academia academias école écoles schule schulen escola escolas",
);
export const isSchool = (word: string): boolean => schoolWords.has(word);

/** What a parent means by a word that stands for several kinds, where it stands alone. */
const meantFirst: readonly (readonly [words: string, categories: readonly Category[]])[] = [
  [
    "therapist therapists therapy terapeuta terapeutas terapia terapias therapeutin thérapeutes therapie therapien",
    ["counseling"],
  ],
  ["doctor doctors médico médicos docteur arzt physician physicians", ["pediatrics", "urgent-care"]],
  // Many do something by telephone.
  ["phone phones celular celulares móvil móviles téléphone telefone", ["electronics", "device-repair"]],
];
const firstOf = new Map(
  meantFirst.flatMap(([words, first]) =>
    foldWords(words)
      .split(" ")
      .map((word) => [word, first] as const),
  ),
);

const specialists =
  /^(?:(?:dermato|allergo|alergo|cardio|kardio|neuro|uro|endocrino|endokrino|pneumo|pulmono|otorrinolaringo)log(?:ists?|istas?|ues?|[oa]s?|en?|in|innen)|a(?:ll|l)ergist(?:s|as?)?|orthopa?edists?|ortopedistas?|(?:kinder)?orthopad(?:e|in)|orthopedistes?|otorrinos?|hautarzt|hautarztin|ent|orl|hno|sportsdoctor)$/;

/** Whether a folded word is one for doctors whom the directory has no kind for: a parent is sent to the first ones to ask. */
export const isSpecialist = (word: string): boolean => specialists.test(word);

/** The categories that are meant first by a folded word that stands alone; null where it is as broad as it says. */
export const meantAlone = (word: string): readonly Category[] | null => firstOf.get(word) ?? null;

/** Every word that stands for a category. */
export const categoryWords: readonly string[] = [...categoriesOf.keys()];

/** What only looks like the plural of one of them: who is called "Motors" sells cars. */
const noPlurals = new Set(["motors"]);

/** German writes as one word for whom something is, and how it is taught: "Kindertherapeut", "Gitarrenkurs". */
const germanWholes = [
  /^(?:kinder|jugend|baby|kleinkind(?:er)?)(\p{L}{5,})$/u,
  /^(\p{L}{4,}?)(?:kurs|kurse|kursen|unterricht|lehrer|lehrerin|stunde|stunden|training|verein)$/u,
];
/** And that it is to be repaired, if it is something that our repairers do: "Laptopreparatur". */
const germanRepair = /^(\p{L}{4,})reparatur(?:en)?$/u;

/** The categories of the part of such a word that says what it is about; none where it is no such word. */
function germanPart(word: string): ReadonlySet<Category> | undefined {
  const thing = germanRepair.exec(word)?.[1];
  if (thing !== undefined)
    return categoriesOf.get(thing)?.has("device-repair") ? new Set(["device-repair"]) : undefined;
  for (const whole of germanWholes) {
    const [, part = ""] = whole.exec(word) ?? [];
    const found = categoriesOf.get(part) ?? categoriesOf.get(part.replace(/n$/, ""));
    if (found) return found;
  }
  return undefined;
}

/** The categories of a word, or of what it is the plural of, as most languages write it. */
function categoriesOfWord(word: string): ReadonlySet<Category> | undefined {
  const isPlural = word.length >= shortestBeginning && word.endsWith("s") && !noPlurals.has(word);
  return (
    categoriesOf.get(word) ?? (isPlural ? categoriesOf.get(word.slice(0, -1)) : undefined) ?? germanPart(word)
  );
}

/** The categories that a folded word stands for, as it is or as the beginning of a word; none for most words. */
export function categoriesCalled(word: string): Category[] {
  const exact = categoriesOfWord(word);
  if (exact) return [...exact];
  if (word.length < shortestBeginning) return [];
  return [
    ...new Set(
      categoryWords
        .filter((one) => one.startsWith(word) && !vagueWords.has(one) && !isWhole(one))
        .flatMap((one) => [...(categoriesOf.get(one) ?? [])]),
    ),
  ];
}

/** Whether each business of a category is found by a folded word, whatever its text has. */
export const isWordFor = (word: string, category: string): boolean =>
  !vagueWords.has(word) && categoriesCalled(word).some((one) => one === category);

const forAnimals =
  /^(?:vets?|veterin\p{L}*|tier(?:arzt|arzte|arztin|arztlich\p{L}*|klinik|kliniken|krankenhaus|notdienst|notfall))$/u;

/** Whether a folded word is one for who treats animals, of whom the directory has none. */
export const isForAnimals = (word: string): boolean => forAnimals.test(word);

/** Words for whom a business of any kind may be: they name one only where no other word does, as in "pediatric dentist". */
const wordsForWhom = wordSet(
  "pediatric paediatric pediátrico pediátrica pédiatrique pédiatriques niños enfants kinder crianças children childrens youth jóvenes",
);

/** Whether a word, or one that begins so, says for whom a business may be. */
export const isForWhom = (word: string): boolean =>
  [...wordsForWhom].some((one) => one.startsWith(word) && word.length >= shortestBeginning);

/** What is urgent whatever else is named: what a child has swallowed is to be repaired by nobody. */
const emergencies =
  wordSet(`swallowed choking choked poisoned poisoning unconscious tragó tragado tragó atragantado atragantó envenenado intoxicación
    avalé avaler étouffe étouffé intoxiqué empoisonné verschluckt vergiftet vergiftung bewusstlos engoliu engasgado engasgou
    envenenamento`);

/**
 * The categories that whole words name: those that fit all of them, as of an "eye doctor", or else of each by itself. None for
 * words that say too little.
 */
export function categoriesNamed(typed: readonly string[]): Category[] {
  const words = [...new Set(typed.map((word) => (isSpecialist(word) ? "doctor" : word)))];
  if (words.some((word) => emergencies.has(word))) return ["urgent-care"];
  const naming = words.filter((word) => !vagueWords.has(word) && categoriesOfWord(word));
  const what = naming.filter((word) => !wordsForWhom.has(word) && !isOfManyKinds(word));
  const named = what.length > 0 ? what : naming;
  const kinds = named.map((word) => new Set(categoriesOfWord(word)));
  const common = [...(kinds[0] ?? [])].filter((category) => kinds.every((some) => some.has(category)));
  if (named.length > 1 && common.length > 0) return common;
  // Beside words that name no kind of theirs, as in "skin doctor", such words mean what they do alone.
  return [...new Set(named.flatMap((word) => meantAlone(word) ?? [...(categoriesOfWord(word) ?? [])]))];
}

/** Whether whole words name a kind of business, and not only what one is there for. */
export const nameKind = (words: readonly string[]): boolean =>
  categoriesNamed(words.filter((word) => calledSo.has(word) || !isNeed(word))).length > 0;
