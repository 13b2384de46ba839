import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { businessSearchStore } from "#lib/product/directory/provider/business-search-store";
import { businessStore, spansText } from "#lib/product/directory/records/business-store";
import { directorySourceOf } from "#lib/product/directory/records/directory-source";
import {
  categories,
  weekdays,
  type Opening,
  type WeekHours,
  type Weekday,
} from "#lib/product/directory/business/business";
import { categoriesCalled } from "#lib/product/directory/vocabulary/category-words";
import { directorySeedStore } from "#lib/product/directory/records/directory-seed-store";
import { parseExplore } from "#lib/product/directory/query/explore-query";
import { lacksRoundTheClock } from "#lib/product/directory/finding/find-businesses";
import { kmBetween } from "#lib/product/directory/business/distance";
import { directoryOf } from "#lib/product/directory/provider/own-directory";
import type { DirectoryPage, DirectoryQuery, FoundBusiness } from "#lib/product/directory/provider/provider";
import { partNamed } from "#lib/product/directory/vocabulary/narrow-words";
import { visitStore } from "#lib/product/directory/records/visit-store";
import { asSpelled, asTyped, otherKinds } from "#lib/product/directory/provider/readings";
import { wordStore } from "#lib/product/directory/records/word-store";
import { queryWords, searchedWords } from "#lib/product/directory/query/query-words";
import { searchTextOf } from "#lib/product/directory/vocabulary/words";
import { openState, weekSpans } from "#lib/product/directory/hours/opening";
import type { OpeningTimes } from "#lib/product/directory/hours/opening-times";
import type { OpenDatabase } from "#lib/platform/server/database/open-database";
import { businesses } from "#lib/platform/server/database/schema";
import { databaseForTests, startEmbedded } from "@/tests/support/machine/databases";

let open: OpenDatabase;
databaseForTests(startEmbedded, (started) => {
  open = started;
});

const directory = directoryOf(async () => open.database);
const portland = { latitude: 45.5152, longitude: -122.6784 };
const nothing: DirectoryQuery = {
  words: [],
  phone: null,
  category: null,
  near: null,
  withinKm: null,
  openAt: null,
  openTimes: null,
  after: null,
  before: null,
  size: 20,
};
const search = (query: Partial<DirectoryQuery>): Promise<DirectoryPage> =>
  directory.search({ ...nothing, ...query });

/** Every page of a search from the first one on. */
async function readAll(query: Partial<DirectoryQuery>): Promise<FoundBusiness[][]> {
  const pages: FoundBusiness[][] = [];
  let page = await search(query);
  pages.push(page.businesses);
  while (page.next) {
    page = await search({ ...query, after: page.next });
    pages.push(page.businesses);
  }
  return pages;
}

const names = (found: readonly FoundBusiness[]) => found.map(({ name }) => name);

test("the directory has hundreds of businesses of every kind, and filling it twice changes nothing", async () => {
  await directorySeedStore(open.database).fill(new Date());
  const before = await open.database.select().from(businesses).orderBy(businesses.id);
  await directorySeedStore(open.database).fill(new Date());
  expect(await open.database.select().from(businesses).orderBy(businesses.id)).toEqual(before);
  expect(before.length).toBeGreaterThanOrEqual(300);
  expect(new Set(before.map(({ city }) => city)).size).toBeGreaterThanOrEqual(12);
  expect([...new Set(before.map(({ category }) => category))].toSorted()).toEqual(categories.toSorted());
  // Only numbers that are kept for fiction.
  expect(before.filter(({ phone }) => !/^\+1\d{3}55501\d\d$/.test(phone ?? ""))).toEqual([]);
});

test("the directory knows whether a business may have a word, by its beginning", async () => {
  for (const word of ["chicago", "dentis"]) expect(await directory.hasWord(word), word).toBe(true);
  for (const word of ["chcago", "bostn", "xylophone"])
    expect(await directory.hasWord(word), word).toBe(false);
});

test("what came to the list later has changed no name of what was there", async () => {
  const rows = await open.database.select().from(businesses);
  const later = ["indoor-play", "occupational-therapy", "speech-therapy", "urgent-care"];
  const former = rows.filter(({ category }) => !later.includes(category));
  const digest = createHash("sha256");
  for (const { id, name, phone } of former.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    digest.update(`${id} ${name} ${phone}\n`);
  expect(former).toHaveLength(720);
  expect(digest.digest("hex").slice(0, 16)).toBe("1ed063f45302a115");
});

test("an older version of the list is replaced, and ids stay", async () => {
  const [some] = await open.database.select().from(businesses).orderBy(businesses.id).limit(1);
  if (!some) throw new Error("There is no business");
  await open.database.execute("update directory_seeds set version = 0");
  await open.database.execute("update businesses set name = 'Old', seed_version = 0");
  await open.database.insert(businesses).values({
    ...some,
    id: "00000000-0000-8000-a000-000000000000",
    seedVersion: 0,
  });
  await directorySeedStore(open.database).fill(new Date());
  expect(await directory.read(some.id, new Date())).toMatchObject({ id: some.id, name: some.name });
  expect(await directory.read("00000000-0000-8000-a000-000000000000", new Date())).toBeNull();
});

test("a business is read by its id; anything else is none", async () => {
  const [first] = (await search({})).businesses;
  if (!first) throw new Error("There is no business");
  const { distanceKm: _distance, ...business } = first;
  expect(await directory.read(first.id, new Date())).toEqual(business);
  for (const id of ["", "1", "00000000-0000-4000-8000-000000000000", "' or 1=1"])
    expect(await directory.read(id, new Date())).toBeNull();
});

test("pages follow each other by name, none twice, and lead back the same way", async () => {
  const pages = await readAll({ category: "tutoring" });
  const all = names(pages.flat());
  expect(pages.length).toBe(3);
  expect(new Set(all).size).toBe(60);
  expect(all).toEqual(
    all.toSorted((a, b) =>
      a
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .localeCompare(b.toLowerCase().replace(/[^a-z0-9]+/g, " "), "en"),
    ),
  );
  const first = await search({ category: "tutoring" });
  const second = await search({ category: "tutoring", after: first.next });
  expect(first.previous).toBeNull();
  const back = await search({ category: "tutoring", before: second.previous });
  expect(names(back.businesses)).toEqual(names(first.businesses));
  expect(back.previous).toBeNull();
  expect(back.next).toEqual(first.next);
});

test("near a place the nearest come first, no farther than asked, and pages lead on and back", async () => {
  const near = { near: portland, withinKm: 48 };
  const pages = await readAll(near);
  const all = pages.flat();
  expect(all.length).toBe(5 * categories.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.every(({ city }) => city === "Portland, OR")).toBe(true);
  const distances = all.map(({ distanceKm }) => distanceKm ?? Number.NaN);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  const isNear = ({ distanceKm }: FoundBusiness) => (distanceKm ?? 9) <= 3;
  const nearest = all.filter(isNear);
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest.length).toBeLessThan(all.length);
  expect(names((await readAll({ near: portland, withinKm: 3 })).flat())).toEqual(names(nearest));
  const first = await search(near);
  const second = await search({ ...near, after: first.next });
  const back = await search({ ...near, before: second.previous });
  expect(names(back.businesses)).toEqual(names(first.businesses));
});

test("every word must be found, in any order, with or without accents, in any of the languages", async () => {
  const found = await search({ words: queryWords("portland tutoring") });
  expect(found.businesses.length).toBe(5);
  expect(names((await search({ words: queryWords("TUTOR in Portland") })).businesses)).toEqual(
    names(found.businesses),
  );
  const { businesses: dentists } = await search({ words: queryWords("zahnarzt denver") });
  expect(dentists.map(({ category, city }) => [category, city])).toEqual(
    Array.from({ length: 5 }, () => ["dentistry", "Denver, CO"]),
  );
  expect((await search({ words: queryWords("librería") })).businesses.length).toBe(20);
  expect((await search({ words: queryWords("qqqqzz") })).businesses).toEqual([]);
});

test("what many have is found to the last, though nothing has all of it or the alphabet ends first", async () => {
  const rows = await open.database.select().from(businesses);
  for (const words of [
    ["s"],
    ["s", "c"],
    ["t", "f", "s"],
    ["portland", "s"],
    ["portland", "denver"],
    ["z", "s"],
  ]) {
    const found = (await readAll({ words })).flat();
    const meant = rows.filter(({ searchText }) => words.every((word) => searchText.includes(` ${word}`)));
    expect(found.map(({ id }) => id).toSorted(), words.join(" ")).toEqual(
      meant.map(({ id }) => id).toSorted(),
    );
  }
  expect((await readAll({ words: ["s", "c"] })).length).toBeGreaterThan(2);
});

test("words near a place are found as far as asked and no farther, on every side of it", async () => {
  const rows = await open.database.select().from(businesses);
  // The second is beside a corner where four squares of a degree meet.
  for (const near of [portland, { latitude: 39.98, longitude: -105.02 }])
    for (const withinKm of [3, 48, 400])
      for (const words of [["s"], ["s", "c"], ["portland", "s"], ["portland", "denver"], ["repair"]]) {
        const found = (await readAll({ near, withinKm, words })).flat();
        const meant = rows.filter(
          (row) =>
            kmBetween(near, row) <= withinKm &&
            words.every(
              (word) =>
                row.searchText.includes(` ${word}`) ||
                categoriesCalled(word).some((it) => it === row.category),
            ),
        );
        expect(found.map(({ id }) => id).toSorted(), `${words.join(" ")} within ${withinKm} km`).toEqual(
          meant.map(({ id }) => id).toSorted(),
        );
      }
});

test("a slip of the key finds what is spelled alike, and says so on every page", async () => {
  expect((await search({ words: ["tutoring"] })).isApproximate).toBe(false);
  const slip = await search({ words: ["tutorring"] });
  expect(slip.isApproximate).toBe(true);
  expect(slip.businesses.length).toBe(20);
  const on = await search({ words: ["tutorring"], after: slip.next });
  expect(on.isApproximate).toBe(true);
  expect(names(on.businesses)).not.toEqual(names(slip.businesses));
});

test("words for whom and when are left out before nothing is found, on every page", async () => {
  const dentists = await search({ words: ["dentist"] });
  for (const query of [
    "dentist for my 5 year old open now",
    "dentista para niños abierto ahora",
    "dentiste pour enfants ouvert maintenant",
    "Zahnarzt für meine Tochter jetzt geöffnet",
    "dentista para crianças aberto agora",
    "dentits for kids",
  ]) {
    const found = await search({ words: queryWords(query) });
    expect(found.isApproximate, query).toBe(true);
    expect(names(found.businesses), query).toEqual(names(dentists.businesses));
  }
  const words = queryWords("swimming for my daughter");
  const first = await search({ words });
  const second = await search({ words, after: first.next });
  for (const { category } of [...first.businesses, ...second.businesses]) expect(category).toBe("sports");
  expect([first.businesses.length, second.isApproximate]).toEqual([20, true]);
  // Where they are all that is asked for, and where some business has them, they count.
  expect((await search({ words: ["lessons"] })).isApproximate).toBe(false);
  expect((await search({ words: queryWords("guitar lessons") })).isApproximate).toBe(false);
});

test.each([
  ["family doctor", "pediatrics"],
  ["general practitioner", "pediatrics"],
  ["médico de familia", "pediatrics"],
  ["médecin traitant", "pediatrics"],
  ["Hausarzt", "pediatrics"],
  ["gyms", "sports"],
  ["swimming pools near me", "sports"],
  ["children's hospital", "urgent-care"],
  ["hospital de niños", "urgent-care"],
  ["Kinderkrankenhaus", "urgent-care"],
  ["hôpital pour enfants", "urgent-care"],
  ["ER near me", "urgent-care"],
  ["broken arm", "urgent-care"],
  ["childrens dentist", "dentistry"],
  ["pre-k", "after-school"],
  ["pre school near me", "after-school"],
  ["swim team", "sports"],
  ["jiu-jitsu for kids", "sports"],
  ["parenting classes", "counseling"],
  ["psy ado", "counseling"],
  ["Display kaputt", "device-repair"],
  ["dentist that speaks Spanish", "dentistry"],
  ["spanish speaking dentist", "dentistry"],
  ["dentista que hable español", "dentistry"],
  ["dentista infantil", "dentistry"],
  ["Zahnarzt der Englisch spricht", "dentistry"],
  ["Kinderzahnarzt", "dentistry"],
  ["pediatrician accepting new patients", "pediatrics"],
  ["kids gym saturday", "sports"],
  ["karate", "sports"],
  ["Schwimmkurs am Samstag", "sports"],
  ["Handyreparatur", "device-repair"],
  ["arreglar celular", "device-repair"],
  ["iPad repair", "device-repair"],
  ["book store", "books-games"],
  ["toy store", "books-games"],
  ["arts & crafts", "arts"],
  ["afterschool program", "after-school"],
  ["math tutor for 5th grader", "tutoring"],
  ["clases de matemáticas", "tutoring"],
  ["aulas de inglês", "tutoring"],
  ["psicologo infantil", "counseling"],
  ["speech therapist", "speech-therapy"],
  ["speach therapy for 3 year old", "speech-therapy"],
  ["terapia de lenguaje", "speech-therapy"],
  ["orthophoniste pour enfant", "speech-therapy"],
  ["Logopädie für Kinder", "speech-therapy"],
  ["fonoaudióloga infantil", "speech-therapy"],
  ["occupational therapist", "occupational-therapy"],
  ["OT for kids", "occupational-therapy"],
  ["physical therapy", "occupational-therapy"],
  ["psychomotricien", "occupational-therapy"],
  ["Ergotherapie", "occupational-therapy"],
  ["urgent care open now", "urgent-care"],
  ["walk-in clinic", "urgent-care"],
  ["after hours doctor", "urgent-care"],
  ["médico de urgencia", "urgent-care"],
  ["médecin de garde", "urgent-care"],
  ["fièvre après 18 heures", "urgent-care"],
  ["Notfallpraxis", "urgent-care"],
  ["pronto atendimento infantil", "urgent-care"],
  ["indoor playground", "indoor-play"],
  ["trampoline park", "indoor-play"],
  ["fiesta de cumpleaños", "indoor-play"],
  ["Kindergeburtstag", "indoor-play"],
  ["campamento de verano", "after-school"],
  ["campamentos de verano para niños", "after-school"],
  ["flu shot", "pediatrics"],
  ["colônia de férias", "after-school"],
  ["child care", "after-school"],
  ["day care for toddlers", "after-school"],
  ["garde d'enfants", "after-school"],
  ["centre de loisirs", "after-school"],
  ["halal daycare", "after-school"],
  ["child psychologist for teenager", "counseling"],
  ["Nachhilfe Mathe 6. Klasse", "tutoring"],
  ["Schwimmkurs Kleinkind", "sports"],
  ["vaccines", "pediatrics"],
  ["dentist that takes Moonfish insurance", "dentistry"],
  ["orthodontist payment plan", "dentistry"],
  ["late night dentist", "dentistry"],
  ["language school", "tutoring"],
  ["Spanish lessons", "tutoring"],
  ["French lessons", "tutoring"],
  ["Spanischkurs", "tutoring"],
  ["violin lessons", "arts"],
  ["therapist", "counseling"],
  ["child therapist", "counseling"],
  ["terapeuta", "counseling"],
  ["drawing class", "arts"],
  ["pottery", "arts"],
  ["clases de guitarra", "arts"],
  ["Gitarrenunterricht", "arts"],
  ["babysitter", "after-school"],
  ["montessori", "after-school"],
  ["niñera", "after-school"],
  ["babá", "after-school"],
  ["Spanish class for kids", "tutoring"],
  ["ESL", "tutoring"],
  ["math club", "tutoring"],
  ["Hausaufgabenhilfe", "tutoring"],
  ["book club", "books-games"],
  ["child psychiatrist", "counseling"],
  ["play therapy", "counseling"],
  ["screen addiction", "counseling"],
  ["gaming addiction", "counseling"],
  ["invisalign", "dentistry"],
  ["tooth ache", "dentistry"],
  ["pediatric dentist", "dentistry"],
  ["dentista pediátrico", "dentistry"],
  ["dentiste pédiatrique", "dentistry"],
  ["odontopediatra", "dentistry"],
  ["kids' dentist", "dentistry"],
  ["pediatric dentits", "dentistry"],
  ["clases de inglés para niños", "tutoring"],
  ["enfants de 6 à 12", "pediatrics"],
  ["baba de confianca", "after-school"],
  ["baba noturna", "after-school"],
  ["baba zona sul", "after-school"],
  ["contratar baba", "after-school"],
  ["colonia de ferias julho", "after-school"],
  ["aulas de bale para meninas", "arts"],
  ["bale classico", "arts"],
  ["bucher kaufen", "books-games"],
  ["aula de inglês para criança de 6 anos", "tutoring"],
  ["cours d'anglais pour enfants", "tutoring"],
  ["Englischkurs für Kinder", "tutoring"],
  ["my kid swallowed a battery", "urgent-care"],
  ["Kind hat Batterie verschluckt", "urgent-care"],
  ["kids smart watch", "electronics"],
  ["used books", "books-games"],
  ["nanny part time", "after-school"],
  ["pediatric dentistry", "dentistry"],
  ["pedodontist", "dentistry"],
  ["Kinderzahnärztin", "dentistry"],
  ["Kinderzahnarztpraxis", "dentistry"],
  ["dentiste pour enfants", "dentistry"],
  ["pédodontiste", "dentistry"],
  ["odontóloga infantil", "dentistry"],
  ["smartwatch for kids", "electronics"],
  ["scratch class", "coding-clubs"],
  ["3D printing", "coding-clubs"],
  ["tennis lessons", "sports"],
  ["martial arts", "sports"],
  ["artes marciales", "sports"],
  ["arts martiaux", "sports"],
  ["Kampfsport", "sports"],
  ["ginástica", "sports"],
  ["vaccinations", "pediatrics"],
  ["dentist this saturday", "dentistry"],
  ["Kinderkrippe", "after-school"],
  ["Babyschwimmen", "sports"],
  ["Kinderturnen", "sports"],
  ["Klavierlehrer", "arts"],
  ["Programmierkurs", "coding-clubs"],
  ["Kinderbrille", "eye-care"],
  ["Zahnweh", "dentistry"],
  ["eating disorder", "counseling"],
  ["Essstörung", "counseling"],
  ["where can I find a dentist", "dentistry"],
  ["do you have a math tutor", "tutoring"],
])("what a parent types in a hurry finds what is meant first: %s", async (typed, category) => {
  const { businesses: found } = await search({ words: queryWords(typed) });
  expect(found.map((one) => one.category).slice(0, 3)).toEqual([category, category, category]);
});

test.each([
  // What has happened to a device, in a whole sentence: who repairs it.
  ["my son broke his ipad", "device-repair"],
  ["my daughter cracked her phone", "device-repair"],
  ["where can I get my phone fixed", "device-repair"],
  ["who fixes ipads", "device-repair"],
  ["where can I take my kid's broken tablet to get repaired", "device-repair"],
  ["my kid dropped his phone in the toilet", "device-repair"],
  ["phone not charging", "device-repair"],
  ["my daughter spilled juice on her laptop", "device-repair"],
  ["PS5 not working", "device-repair"],
  ["mi hijo rompió su tableta", "device-repair"],
  ["se me cayó el celular al agua", "device-repair"],
  ["dónde arreglan tabletas", "device-repair"],
  ["mein Sohn hat sein Handy kaputt gemacht", "device-repair"],
  ["Handy ins Wasser gefallen", "device-repair"],
  ["wer repariert Laptops", "device-repair"],
  ["mon fils a cassé sa tablette", "device-repair"],
  ["téléphone tombé dans l'eau", "device-repair"],
  ["qui répare les ordinateurs", "device-repair"],
  ["meu filho quebrou o celular", "device-repair"],
  ["celular caiu na água", "device-repair"],
  ["quem conserta tablet", "device-repair"],
  // Who wants to have one.
  ["used ipad", "electronics"],
  ["secondhand laptop", "electronics"],
  ["buy a phone for my daughter", "electronics"],
  ["comprar celular", "electronics"],
  ["acheter un ordinateur pour enfant", "electronics"],
  ["Handy kaufen", "electronics"],
  // What breaks that is no device.
  ["glasses broke", "eye-care"],
  ["my son broke his glasses", "eye-care"],
  ["who fixes glasses", "eye-care"],
  ["gafas rotas", "eye-care"],
  ["lunettes cassées", "eye-care"],
  ["Brille kaputt", "eye-care"],
  ["óculos quebrados", "eye-care"],
  ["my daughter chipped her tooth", "dentistry"],
  ["diente roto", "dentistry"],
  ["dent cassée", "dentistry"],
  ["Zahn abgebrochen", "dentistry"],
  ["dente quebrado", "dentistry"],
  ["my son broke his arm", "urgent-care"],
  ["my son fell and hurt his head", "urgent-care"],
  ["mi hijo se rompió el brazo", "urgent-care"],
  ["ma fille s'est cassé le bras", "urgent-care"],
  ["mein Sohn hat sich den Arm gebrochen", "urgent-care"],
  ["minha filha quebrou o braço", "urgent-care"],
  // Who needs help, with what, and how it is for whom.
  ["I need someone to talk to my teen about anxiety", "counseling"],
  ["my son is addicted to video games", "counseling"],
  ["my kid is being bullied at school", "counseling"],
  ["mi hija tiene ansiedad", "counseling"],
  ["mi hijo es adicto al celular", "counseling"],
  ["psychologue pour ado anxieux", "counseling"],
  ["dentist who is good with anxious kids", "dentistry"],
  ["same day pediatrician appointment", "pediatrics"],
  ["vaccinations before school starts", "pediatrics"],
  ["mi hijo tiene fiebre", "urgent-care"],
  ["my toddler isn't talking yet", "speech-therapy"],
  ["mi hijo no habla bien", "speech-therapy"],
  ["mi hija necesita ayuda con matemáticas", "tutoring"],
  ["tutor that comes to our house", "tutoring"],
  ["help with essay writing", "tutoring"],
  ["somewhere to learn to swim", "sports"],
  ["aprender a nadar", "sports"],
  ["apprendre à nager", "sports"],
  ["learn to ride a horse", "sports"],
  ["learn guitar", "arts"],
  ["eye test kids", "eye-care"],
  ["examen de la vista", "eye-care"],
  ["places to take kids on a rainy day", "indoor-play"],
  ["after school care until 6", "after-school"],
  ["who can watch my kids after school", "after-school"],
  ["busco quien cuide a mis hijos", "after-school"],
  ["quelqu'un pour garder mes enfants", "after-school"],
  ["jemand der auf meine Kinder aufpasst", "after-school"],
  ["alguém para cuidar do meu filho", "after-school"],
  ["reading tutor for my second grader", "tutoring"],
  ["terapia del habla para mi hijo", "speech-therapy"],
  ["mon enfant a mal à l'oreille urgence", "urgent-care"],
  ["Kindertherapeut", "counseling"],
  ["Gitarrenkurs für Anfänger", "arts"],
  ["Laptopreparatur", "device-repair"],
])("a sentence finds what it is about, whatever it tells beside that: %s", async (typed, category) => {
  const { sought } = parseExplore({ q: typed });
  const { businesses: found } = await search({ words: queryWords(sought), near: portland, withinKm: 48 });
  expect(found.map((one) => one.category).slice(0, 3)).toEqual([category, category, category]);
});

test("of a long sentence the words that tell the most are looked for", async () => {
  const sentence = "can you please tell me where I could take my daughter to get her cracked laptop fixed";
  expect(queryWords(sentence)).toEqual(expect.arrayContaining(["cracked", "laptop", "fixed"]));
  expect(queryWords(sentence)).toHaveLength(8);
  const { businesses: found } = await search({ words: queryWords(sentence), near: portland, withinKm: 48 });
  expect(found.map(({ category }) => category)).toEqual(Array(5).fill("device-repair"));
});

test("of what the directory has no kind for nothing is found, wherever one looks", async () => {
  for (const typed of ["chess club", "cooking class", "driving lessons", "Fahrschule", "zoo"])
    expect((await search({ words: queryWords(typed) })).businesses, typed).toEqual([]);
});

test("who treats animals, and museums of science, are no kind of the directory", async () => {
  for (const typed of [
    "animal hospital",
    "emergency vet",
    "24 hour animal hospital",
    "pet doctor",
    "cat clinic",
    "pet urgent care",
    "veterinario de urgencia",
    "clínica veterinaria",
    "hospital de animales",
    "vétérinaire de garde",
    "Tierarzt Notdienst",
    "hospital veterinário",
    "my dog broke his leg",
    "my cat is vomiting",
    "mi perro se rompió la pata",
    "Hund hat Durchfall",
    "science museum",
    "museo de ciencias",
  ])
    expect((await search({ words: queryWords(typed) })).businesses, typed).toEqual([]);
  // A child is hurt by one, or is with it.
  for (const [typed, category] of [
    ["swallowed dog food", "urgent-care"],
    ["dog bite urgent care", "urgent-care"],
    ["animal assisted therapy", "counseling"],
    ["pediatrician cat allergy", "pediatrics"],
    ["vets soccer", "sports"],
  ] as const)
    expect((await search({ words: queryWords(typed) })).businesses[0]?.category, typed).toBe(category);
});

test("a hospital for children is every one of them, however it is called", async () => {
  for (const typed of [
    "children's hospital",
    "childrens hospital near me",
    "kids hospital",
    "pediatric hospitals",
    "hospital infantil",
    "hospital de niños",
    "hospital pediátrico",
    "hôpital pour enfants",
    "Kinderspital",
    "hospital das crianças",
  ]) {
    const page = await search({ words: queryWords(typed), near: portland, withinKm: 48 });
    expect([page.isApproximate, page.businesses.map(({ category }) => category)], typed).toEqual([
      false,
      Array(5).fill("urgent-care"),
    ]);
  }
});

test("doctors whom the directory has no kind for are those who are asked first", async () => {
  for (const typed of [
    "foot doctor",
    "skin doctor",
    "bone doctors",
    "Hautarzt doctor",
    "sports doctor",
    "sports medicine",
    "médico deportivo",
    "médecin du sport",
    "Sportarzt",
    "médico do esporte",
    "dermatologist",
    "dermatologo infantil",
    "allergist",
    "ENT",
    "HNO",
    "otorrino",
    "Hautarzt",
    "cardiologue",
    "Kinderorthopäde",
  ]) {
    const page = await search({ words: queryWords(typed), near: portland, withinKm: 48 });
    const found = new Set(page.businesses.map(({ category }) => category));
    expect([page.isApproximate, [...found].toSorted()], typed).toEqual([true, ["pediatrics", "urgent-care"]]);
  }
});

test("the plural of what stands for a kind does too, as it is spelled", async () => {
  for (const [typed, category] of [
    ["pediatricians", "pediatrics"],
    ["guarderías", "after-school"],
    ["crèches", "after-school"],
    ["psicólogas", "counseling"],
  ] as const) {
    const page = await search({ words: queryWords(typed), near: portland, withinKm: 48 });
    expect([page.isApproximate, page.businesses[0]?.category], typed).toEqual([false, category]);
  }
});

test("a letter alone is no word to look for where nothing has the others", async () => {
  expect((await search({ words: queryWords("4-H"), near: portland, withinKm: 48 })).businesses).toEqual([]);
});

test("words for two kinds of business find both where none is of both, unless another word may be a place", async () => {
  const kinds = async (typed: string) => {
    const { businesses: found, isApproximate } = await search({
      words: queryWords(typed),
      near: portland,
      withinKm: 48,
    });
    expect(isApproximate, typed).toBe(found.length > 0);
    return [...new Set(found.map(({ category }) => category))].toSorted();
  };
  expect(await kinds("Notdienst Kinderarzt")).toEqual(["pediatrics", "urgent-care"]);
  expect(await kinds("eye doctor that takes Medicaid")).toEqual(["eye-care"]);
  expect(await kinds("soccer camp")).toEqual(["after-school", "sports"]);
  expect(await kinds("homework help after school")).toEqual(["tutoring"]);
  expect(await kinds("dentist chicago")).toEqual([]);
  expect(await kinds("driving school")).toEqual([]);
  // A slip for the beginning of "academia", which says nothing by itself.
  expect(await kinds("arcade")).toEqual([]);
  // Not everybody who does something by telephone.
  expect(await kinds("kids phone")).toEqual(["device-repair", "electronics"]);
  // How it is paid says nothing of the kind.
  expect(await kinds("orthodontist payment plan")).toEqual(["dentistry"]);
});

test("a school of what one kind teaches is of that kind, whatever else it is called", async () => {
  for (const [typed, category] of [
    ["music school", "arts"],
    ["escuela de música", "arts"],
    ["école de musique", "arts"],
    ["swim school", "sports"],
    ["language school", "tutoring"],
  ] as const) {
    const { businesses: found, isApproximate } = await search({
      words: queryWords(typed),
      near: portland,
      withinKm: 48,
    });
    expect(isApproximate, typed).toBe(false);
    expect(
      found.map((one) => one.category),
      typed,
    ).toEqual(Array(5).fill(category));
  }
});

test("of a broad kind, those that have what the words name come first, and the others follow them", async () => {
  const near = { near: portland, withinKm: 48 };
  const isSorted = (found: readonly FoundBusiness[]) =>
    found.every(({ distanceKm }, at) => at === 0 || (found[at - 1]?.distanceKm ?? 0) <= (distanceKm ?? 0));
  for (const [typed, named, kind] of [
    ["karate", /Martial Arts/, "sports"],
    ["martial arts", /Martial Arts/, "sports"],
    ["swim school", /Swim/, "sports"],
    ["cours de natation", /Swim/, "sports"],
    ["climbing", /Climb/, "sports"],
    ["violin lessons", /Music/, "arts"],
    ["ballet", /Dance/, "arts"],
    ["ballet for toddlers", /Dance/, "arts"],
    ["karatte", /Martial Arts/, "sports"],
  ] as const) {
    const words = queryWords(typed);
    const all = (await search({ ...near, words })).businesses;
    const of = (found: readonly FoundBusiness[], has: boolean) =>
      found.filter(({ name }) => named.test(name) === has);
    expect(of(all, true).length, typed).toBeGreaterThan(0);
    expect(names(all), typed).toEqual(names([...of(all, true), ...of(all, false)]));
    expect([isSorted(of(all, true)), isSorted(of(all, false))], typed).toEqual([true, true]);
    expect(new Set(all.map(({ category }) => category)), typed).toEqual(new Set([kind]));
    expect(all.length, typed).toBe(5);
    for (const size of [1, 2]) {
      const pages: DirectoryPage[] = [await search({ ...near, words, size })];
      for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
        pages.push(await search({ ...near, words, size, after: next }));
      expect(names(pages.flatMap((page) => page.businesses)), typed).toEqual(names(all));
      expect(pages[0]?.previous).toBeNull();
      for (const [at, { previous }] of pages.slice(1).entries()) {
        expect(previous).not.toBeNull();
        expect(names((await search({ ...near, words, size, before: previous })).businesses)).toEqual(
          names(pages[at]?.businesses ?? []),
        );
      }
    }
  }
});

test("by name too, what the words name comes before the others of its kind, on every page and back", async () => {
  const words = ["climbing"];
  const pages = await readAll({ words });
  const all = pages.flat();
  const climbing = all.filter(({ name }) => name.includes("Climbing"));
  expect(all.length).toBe(60);
  expect(climbing.length).toBeGreaterThan(5);
  expect(names(all.slice(0, climbing.length))).toEqual(names(climbing));
  const third = await search({ words, before: (await search({ words, size: 55 })).next, size: 55 });
  expect(names(third.businesses)).toEqual(names(all.slice(0, 54)));
  // Of the kind as a whole none is before another.
  for (const word of ["sports", "gym", "lessons", "dentist"]) expect(partNamed(word)).toEqual([]);
});

test("a word for several kinds stands for what parents mean first, unless a kind is chosen", async () => {
  const near = { near: portland, withinKm: 48 };
  const kinds = async (query: Partial<DirectoryQuery>) => {
    const page = await search({ ...near, ...query });
    expect(page.isApproximate, query.words?.join(" ")).toBe(false);
    return [...new Set(page.businesses.map(({ category }) => category))].toSorted();
  };
  expect(await kinds({ words: ["therapist"] })).toEqual(["counseling"]);
  expect(await kinds({ words: ["doctor"] })).toEqual(["pediatrics", "urgent-care"]);
  expect(await kinds({ words: ["therapist"], category: "speech-therapy" })).toEqual(["speech-therapy"]);
  expect(await kinds({ words: ["physical", "therapist"] })).toEqual(["occupational-therapy"]);
  expect(otherKinds(["therapist"]).toSorted()).toEqual(["occupational-therapy", "speech-therapy"]);
  expect(otherKinds(["therapists"]).toSorted()).toEqual(["occupational-therapy", "speech-therapy"]);
  expect(otherKinds(["speech", "therapist"])).toEqual([]);
});

test("beside such a word, a slip of the key is put right before the word is left out, on every page", async () => {
  const [meant, without] = [
    await search({ words: ["holiday", "lessons"] }),
    await search({ words: ["holiday"] }),
  ];
  expect(names(meant.businesses)).not.toEqual(names(without.businesses));
  const slip = await search({ words: ["holidy", "lessons"] });
  expect([slip.isApproximate, names(slip.businesses)]).toEqual([true, names(meant.businesses)]);
  const [on, meantOn] = [
    await search({ words: ["holidy", "lessons"], after: slip.next }),
    await search({ words: ["holiday", "lessons"], after: meant.next }),
  ];
  expect([on.isApproximate, names(on.businesses)]).toEqual([true, names(meantOn.businesses)]);
});

test("the database is asked about a word once, and for no businesses where none has it", async () => {
  await search({ words: ["repair"] });
  const asked = vi.spyOn(open.database._.session, "prepareQuery");
  const queriesOf = async (query: Partial<DirectoryQuery>) => {
    asked.mockClear();
    await search(query);
    return asked.mock.calls.length;
  };
  // How many have the word, what is spelled like it, how many have that, and the page; then the page alone.
  expect(await queriesOf({ words: ["robottics"] })).toBe(4);
  expect(await queriesOf({ words: ["robottics"] })).toBe(1);
  expect(await queriesOf({ words: ["xqzyvk"] })).toBe(2);
  expect(await queriesOf({ words: ["xqzyvk"], near: portland })).toBe(0);
  asked.mockRestore();
});

const isOpenAt = ({ hours, timeZone }: FoundBusiness, at: Date) =>
  hours !== null && openState({ hours, timeZone }, at).isOpen;

test("open now is told by the clock of each place", async () => {
  // Monday 10:30 in New York is 7:30 in Los Angeles, and three at night is closed everywhere.
  const monday = new Date("2026-03-02T15:30:00Z");
  const openNow = (await readAll({ openAt: monday })).flat();
  const all = (await readAll({})).flat();
  expect(openNow.map(({ id }) => id)).toEqual(
    all.filter((business) => isOpenAt(business, monday)).map(({ id }) => id),
  );
  expect(openNow.length).toBeGreaterThan(50);
  expect((await search({ openAt: new Date("2026-03-02T09:00:00Z") })).businesses).toEqual([]);
});

test("what is open on a day or at a part of the day is told by the hours of each place", async () => {
  const all = (await readAll({})).flat();
  const isOn = ({ hours }: FoundBusiness, days: readonly Weekday[], isThen: (opening: Opening) => boolean) =>
    days.some((day) => hours?.[day].some(isThen));
  const isAround = ({ hours }: FoundBusiness, day: Weekday, from: string, to: string) =>
    hours?.[day].some(({ opens, closes }) => opens <= from && closes > from) === true &&
    hours[day].some(({ opens, closes }) => opens < to && closes >= to);
  const weekend = ["saturday", "sunday"] as const;
  const late = { is: "after", minute: 20 * 60 } as const;
  const isLate = ({ closes }: Opening) => closes > "20:00";
  for (const [openTimes, isMeant] of [
    [{ days: ["sunday"], part: null, isEither: false }, (one) => isOn(one, ["sunday"], () => true)],
    [{ days: weekend, part: null, isEither: false }, (one) => isOn(one, weekend, () => true)],
    [{ days: ["saturday"], part: late, isEither: false }, (one) => isOn(one, ["saturday"], isLate)],
    [{ days: [], part: late, isEither: false }, (one) => isOn(one, weekdays, isLate)],
    [
      { days: weekend, part: late, isEither: true },
      (one) => isOn(one, weekend, () => true) || isOn(one, weekdays, isLate),
    ],
    [
      { days: weekend, part: { is: "span", from: 9 * 60, to: 15 * 60 }, isEither: false },
      (one) => weekend.some((day) => isAround(one, day, "09:00", "15:00")),
    ],
    [
      { days: ["saturday"], part: { is: "at", minute: 9 * 60 }, isEither: false },
      (one) => isOn(one, ["saturday"], ({ opens, closes }) => opens <= "09:00" && closes > "09:00"),
    ],
    // Over lunch it may be closed.
    [
      { days: [], part: { is: "span", from: 9 * 60, to: 16 * 60 }, isEither: false },
      (one) => weekdays.some((day) => isAround(one, day, "09:00", "16:00")),
    ],
    [
      { days: [], part: { is: "before", minute: 8 * 60 }, isEither: false },
      (one) => isOn(one, weekdays, ({ opens }) => opens < "08:00"),
    ],
  ] satisfies [OpeningTimes, (one: FoundBusiness) => boolean][]) {
    const meant = all.filter(isMeant);
    const found = (await readAll({ openTimes })).flat();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    expect(found.map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
  }
});

test("which day is tomorrow, and which is today, is told by the clock of each place", async () => {
  // Still Saturday on the West coast, and Sunday on the East coast.
  const now = new Date("2026-03-01T06:30:00Z");
  const all = (await readAll({})).flat();
  const isWest = ({ timeZone }: FoundBusiness) => timeZone === "America/Los_Angeles";
  const isEast = ({ timeZone }: FoundBusiness) => timeZone === "America/New_York";
  for (const [day, west, east] of [
    ["today", "saturday", "sunday"],
    ["tomorrow", "sunday", "monday"],
  ] as const) {
    const openTimes = { days: [day], part: null, isEither: false } as const;
    const found = (await readAll({ openTimes, now })).flat();
    for (const [isThere, weekday] of [
      [isWest, west],
      [isEast, east],
    ] as const) {
      const meant = all.filter((one) => isThere(one) && (one.hours?.[weekday].length ?? 0) > 0);
      expect(meant.length).toBeGreaterThan(0);
      expect(found.filter(isThere).map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
    }
  }
});

test("each page's key says which page it leads to", async () => {
  const first = await search({ category: "tutoring" });
  const second = await search({ category: "tutoring", after: first.next });
  const third = await search({ category: "tutoring", after: second.next });
  const back = await search({ category: "tutoring", before: third.previous });
  expect([first.previous, first.next?.page]).toEqual([null, 2]);
  expect([second.previous?.page, second.next?.page]).toEqual([1, 3]);
  expect([third.previous?.page, third.next]).toEqual([2, null]);
  expect([back.previous?.page, back.next?.page]).toEqual([1, 3]);
});

test("a key of another order begins at the first page", async () => {
  const byName = await search({});
  const near = await search({ near: portland, after: byName.next });
  expect(near.previous).toBeNull();
  expect(names(near.businesses)).toEqual(names((await search({ near: portland })).businesses));
});

test("what a user has looked at is remembered, given out and deleted with the rest of their data", async () => {
  const [first, second] = (await search({})).businesses;
  if (!first || !second) throw new Error("There are no businesses");
  const store = visitStore(open.database);
  const look = (user: string, id: string, minute: number) => store.note(user, id, new Date(minute * 60_000));
  expect(await store.hasAny("ada")).toBe(false);
  await look("ada", first.id, 1);
  await look("ada", second.id, 2);
  await look("ada", first.id, 3);
  await look("ben", second.id, 4);
  expect(await store.hasAny("ada")).toBe(true);
  const { visits } = await store.exportOfUser("ada");
  expect(visits).toMatchObject([{ name: first.name }, { name: second.name }]);
  for (let more = 0; more < 1_000; more += 1) await look("ada", crypto.randomUUID(), 5);
  expect((await store.exportOfUser("ada")).visits).toHaveLength(1_002);
  await store.deleteOfUser("ada");
  expect(await store.hasAny("ada")).toBe(false);
  expect(await store.hasAny("ben")).toBe(true);
});

test("a telephone number finds its business, with the code of its country and without", async () => {
  const [meant] = (await search({ near: portland })).businesses;
  const digits = meant?.phone?.slice(2) ?? "";
  for (const phone of [digits, `1${digits}`]) {
    const { businesses: found, isApproximate } = await search({ phone, near: portland });
    expect(
      found.map(({ id }) => id),
      phone,
    ).toContain(meant?.id);
    for (const one of found) expect(one.phone).toBe(meant?.phone);
    expect(isApproximate).toBe(false);
  }
  // Without the code of the area: wherever there is such a number, the nearest first.
  const local = await search({ phone: digits.slice(3), near: portland });
  expect(local.businesses[0]?.phone).toBe(meant?.phone);
  expect((await search({ phone: "9995550000" })).businesses).toEqual([]);
  const store = businessSearchStore(open.database, await directorySourceOf(open.database));
  const plan = await store.planOf({ ...nothing, phone: digits });
  expect(plan.join("\n")).toContain("businesses_phone");
});

test("what is never closed may be called so, and a number before a word is no hour", () => {
  const [reading] = asSpelled(queryWords("open 24 hours"));
  const fits = (name: string) =>
    reading?.beginnings.some((beginning) => searchTextOf([name]).includes(` ${beginning}`));
  for (const name of ["24 Hour Fitness", "Laundry 24/7", "Farmacia 24 horas", "24h Markt", "Späti 24 h"])
    expect(fits(name), name).toBe(true);
  for (const name of ["Studio 24 Hair", "Pier 24 Harbor", "Route 247"]) expect(fits(name), name).toBe(false);
});

test("hospitals for children and those for animals are found by the names they have, and veterans are no vets", () => {
  for (const [typed, name, isMeant] of [
    ["children's hospital", "Pediatric Hospital of Lakeside", true],
    ["pediatric hospital", "Kids Hospital", true],
    ["hospital pediátrico", "Hospital Pediátrico del Norte", true],
    ["hospital de niños", "Hospital de Niños", true],
    ["hospital infantil", "Hospital das Crianças", true],
    ["hôpital pour enfants", "Hôpital pour enfants", true],
    ["hôpital pédiatrique", "Hôpital des Enfants", true],
    ["kids hospital", "Lakeside Pediatrics", false],
    ["Banfield Pet Hospital", "Banfield Pet Hospital", true],
    ["cat clinic", "Maple Cat Clinic", true],
    ["dog care", "Maple Dog Care", true],
    ["All Pets Hospital", "All Pets Hospital", true],
    ["pet urgent care", "Maple Pet Urgent Care", true],
    ["clínica de mascotas", "Clínica de Mascotas", true],
    ["clinique pour animaux", "Clinique pour animaux", true],
    ["pet hospital", "Lakeside Hospital", false],
    ["vet clinic", "Veterans Clinic", false],
    ["vet clinic", "Maple Vet Clinic", true],
    ["vet clinic", "Maple Veterinary Clinic", true],
    ["vet clinic", "Vets Clinic", true],
  ] as const) {
    const text = searchTextOf([name]);
    const fits = asSpelled(queryWords(typed)).every(({ beginnings }) =>
      beginnings.some((beginning) => text.includes(` ${beginning}`)),
    );
    expect(fits, `${typed}: ${name}`).toBe(isMeant);
  }
});

/** The search of a directory that has changed: what was counted of its words is counted anew. */
async function searchStoreAnew() {
  await wordStore(open.database).recount();
  return businessSearchStore(open.database, { ...(await directorySourceOf(open.database)) });
}

test("a name is found by all of its words, also by those that say nothing in a sentence", async () => {
  const [row] = await open.database.select().from(businesses).limit(1);
  for (const name of [
    "New Beginnings Learning Center",
    "The Broken Drum",
    "Their First Steps House",
    "Drop In",
  ]) {
    await open.database.execute(
      `update businesses set name = '${name}', search_text = '${searchTextOf([name])}' where id = '${row?.id}'`,
    );
    const store = await searchStoreAnew();
    const page = await store.readPage({ ...nothing, words: queryWords(name) });
    expect([names(page.businesses), page.isApproximate], name).toEqual([[name], false]);
  }
});

test.each([
  "Play Station Kids Gym",
  "PS3 After School Program",
  "Not Talking Alone Therapy",
  "Late Talking Club",
  "Kids Care Dental",
  "Child's Care Dental",
  "Day Care Dental",
  "Watch Our Kids Shine",
  "Terapia de Lenguaje Luz",
  "Before and After School Nest",
  "3D Print Nest",
  "Garde d'enfants Soleil",
  "Language Class Nest",
  "Martial Art Nest",
  "Arts Martiaux Nest",
  "Play Therapist Nest",
  "Tooth Ache Dental",
  "Emergency Room Nest",
  "Pre-K Nest",
  "Family Practitioners Nest",
  "Médecin Traitant Soleil",
  "Foot Doctor Nest",
  "Broken Toe Records",
  "Jiu Jitsu Nest",
  "Self Defense Nest",
  "Tae Kwon Do Nest",
  "Movie Theater Nest",
  "Smart Watch Nest",
  "Child Hospital Nest",
  "Animal Doctor Nest",
  "Sports Doctors Nest",
  "Science Museum Nest",
  "Musée des Sciences Soleil",
  "Trastornos Alimenticios Luz",
  "Eye Check Nest",
  "Tiempo de Pantalla Luz",
  "Things To Do With Kids",
  "Phone Addiction Nest",
  "Round the Clock Childcare",
  "Rund um die Uhr Kita",
])("%s: a name is found by itself, whatever else its words mean in a search", (name) => {
  const { words, phrases } = searchedWords(name);
  const text = searchTextOf([name]);
  const missing = asTyped(asSpelled(words), phrases).filter(
    ({ beginnings }) => !beginnings.some((beginning) => text.includes(` ${beginning}`)),
  );
  expect(missing).toEqual([]);
});

test("what begins with words for something else is found first and alone by its name", async () => {
  const [row] = await open.database.select().from(businesses).limit(1);
  for (const name of ["Play Station Kids Gym", "PS3 After School Program", "Not Talking Alone Therapy"]) {
    await open.database.execute(
      `update businesses set category = 'indoor-play', name = '${name}', search_text = '${searchTextOf([name])}' where id = '${row?.id}'`,
    );
    const store = await searchStoreAnew();
    const page = await store.readPage({ ...nothing, ...searchedWords(name) });
    expect([names(page.businesses), page.isApproximate], name).toEqual([[name], false]);
  }
});

test("what is asked for as one name is what is called so in full, and nothing that comes close", async () => {
  const [row] = await open.database.select().from(businesses).limit(1);
  const name = "Dental Friday Portland";
  await open.database.execute(
    `update businesses set name = '${name}', search_text = '${searchTextOf([name])}' where id = '${row?.id}'`,
  );
  const store = await searchStoreAnew();
  const found = async (called: string) => names((await store.readPage({ ...nothing, called })).businesses);
  expect(await found("dental friday")).toEqual([name]);
  for (const other of ["dental fri", "friday dental", "dental portland", "dental monday"])
    expect(await found(other), other).toEqual([]);
});

test("who asks for what never closes gets that alone, and hears of it where there is none", async () => {
  const words = queryWords("urgent care open 24 hours");
  const asked = { words, near: portland, withinKm: 48 };
  const query = { sought: "urgent care open 24 hours" };
  const none = await search(asked);
  expect(none.businesses.map(({ category }) => category)).toEqual(Array(5).fill("urgent-care"));
  expect(lacksRoundTheClock(query, none)).toBe(true);
  expect(lacksRoundTheClock({ sought: "urgnet care" }, none)).toBe(false);
  const [, some] = none.businesses;
  const always = Object.fromEntries(weekdays.map((day) => [day, [{ opens: "00:00", closes: "24:00" }]]));
  await open.database.execute(
    `update businesses set hours = '${JSON.stringify(always)}', search_text = search_text || '24h ' where id = '${some?.id}'`,
  );
  const page = await (await searchStoreAnew()).readPage({ ...nothing, ...asked });
  expect([names(page.businesses), page.isApproximate]).toEqual([[some?.name], false]);
  expect(lacksRoundTheClock(query, page)).toBe(false);
  expect(lacksRoundTheClock(query, { ...page, isApproximate: true })).toBe(false);
});

test("a postal code is the place of the businesses that have it", async () => {
  const store = businessStore(open.database);
  const [row] = await open.database.select().from(businesses);
  const code = row?.address.slice(-5) ?? "";
  const place = await store.postalPlace(code);
  expect(place?.city).toBe(row?.city);
  expect(place && row && kmBetween(place, row)).toBeLessThan(3);
  expect(await store.postalPlace("00000")).toBeNull();
  // What only begins a longer code is none.
  expect(await store.postalPlace(code.slice(0, 4))).toBeNull();
  // A district is the place of its codes, and of no other that begins likewise.
  const file = (word: string) =>
    open.database.execute(`update businesses set search_text = ' studio ${word} ' where id = '${row?.id}'`);
  for (const [word, district] of [
    ["sw1a1aa", "sw1a"],
    ["e16an", "e1"],
    ["m5v2t6", "m5v"],
  ] as const) {
    await file(word);
    expect((await store.postalPlace(district))?.city, district).toBe(row?.city);
  }
  await file("e161aa");
  expect(await store.postalPlace("e1")).toBeNull();
  await file("m5vision");
  expect(await store.postalPlace("m5v")).toBeNull();
  // Nor is what a business is called: one that is searched for by its name.
  await open.database.execute(
    `update businesses set name = 'Studio 2000', search_text = ' studio 2000 ' where id = '${row?.id}'`,
  );
  expect(await store.postalPlace("2000")).toBeNull();
});

test("what is open over midnight is found by its evening, its night and both, from Sunday to Monday too", async () => {
  const [some] = (await search({ category: "urgent-care" })).businesses;
  if (!some) throw new Error("There is no business");
  const hours = {
    ...(Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as WeekHours),
    friday: [{ opens: "20:00", closes: "24:00" }],
    saturday: [{ opens: "00:00", closes: "03:00" }],
    sunday: [{ opens: "20:00", closes: "24:00" }],
    monday: [{ opens: "00:00", closes: "02:00" }],
  };
  await open.database.execute(
    `update businesses set hours = '${JSON.stringify(hours)}', open_week = '${spansText(weekSpans(hours))}' where id = '${some.id}'`,
  );
  const isFound = async (days: readonly Weekday[], part: OpeningTimes["part"]) =>
    (await readAll({ category: "urgent-care", openTimes: { days, part, isEither: false } }))
      .flat()
      .some(({ id }) => id === some.id);
  const span = (from: number, to: number) => ({ is: "span", from: from * 60, to: to * 60 }) as const;
  for (const [days, part, isMeant] of [
    [["sunday"], span(22, 26), true],
    [["sunday"], span(22, 27), false],
    [["friday"], span(22, 27), true],
    [[], span(22, 27), true],
    [["saturday"], span(22, 26), false],
    [["monday"], span(0, 2), true],
    [["saturday"], span(0, 3), true],
    [["sunday"], span(0, 2), false],
    [["sunday"], span(21, 24), true],
    [["monday"], { is: "before", minute: 2 * 60 }, true],
    [["monday"], null, false],
    [["friday"], { is: "until", minute: 24 * 60 }, true],
    [["friday"], { is: "until", minute: 27 * 60 }, true],
    [["friday"], { is: "until", minute: 28 * 60 }, false],
    [["sunday"], { is: "until", minute: 26 * 60 }, true],
    [["friday"], { is: "until", minute: 18 * 60 }, false],
    [["sunday"], { is: "at", minute: 24 * 60 }, true],
    [["friday"], { is: "at", minute: 24 * 60 }, true],
    [["saturday"], { is: "at", minute: 24 * 60 }, false],
  ] as const)
    expect(await isFound(days, part), JSON.stringify([days, part])).toBe(isMeant);
});
