/** What a search of our own directory finds by the words that parents type: kinds, sentences, slips. */
import { expect, test, vi } from "vitest";
import { categoriesCalled } from "#lib/product/directory/vocabulary/category-words";
import { parseExplore } from "#lib/product/directory/query/explore-query";
import { kmBetween } from "#lib/product/directory/business/distance";
import type { DirectoryPage, DirectoryQuery, FoundBusiness } from "#lib/product/directory/provider/provider";
import { partNamed } from "#lib/product/directory/vocabulary/narrow-words";
import { otherKinds } from "#lib/product/directory/provider/readings";
import { queryWords } from "#lib/product/directory/query/query-words";
import { businesses } from "#lib/platform/server/database/schema";
import { names, portland, seededDirectory } from "@/tests/support/services/seeded-directory";

const { database, readAll, search } = seededDirectory();

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
  const rows = await database().select().from(businesses);
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
  const rows = await database().select().from(businesses);
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
  const asked = vi.spyOn(database()._.session, "prepareQuery");
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
