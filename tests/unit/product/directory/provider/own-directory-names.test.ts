/** How a business of our own directory is found by its name, whatever else the words of that mean. */
import { expect, test } from "vitest";
import { asSpelled, asTyped } from "#lib/product/directory/provider/readings";
import { queryWords, searchedWords } from "#lib/product/directory/query/query-words";
import { searchTextOf } from "#lib/product/directory/vocabulary/words";
import { businesses } from "#lib/platform/server/database/schema";
import { names, nothing, seededDirectory } from "@/tests/support/services/seeded-directory";

const { database, searchStoreAnew } = seededDirectory();

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

test("a name is found by all of its words, also by those that say nothing in a sentence", async () => {
  const [row] = await database().select().from(businesses).limit(1);
  for (const name of [
    "New Beginnings Learning Center",
    "The Broken Drum",
    "Their First Steps House",
    "Drop In",
  ]) {
    await database().execute(
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
  const [row] = await database().select().from(businesses).limit(1);
  for (const name of ["Play Station Kids Gym", "PS3 After School Program", "Not Talking Alone Therapy"]) {
    await database().execute(
      `update businesses set category = 'indoor-play', name = '${name}', search_text = '${searchTextOf([name])}' where id = '${row?.id}'`,
    );
    const store = await searchStoreAnew();
    const page = await store.readPage({ ...nothing, ...searchedWords(name) });
    expect([names(page.businesses), page.isApproximate], name).toEqual([[name], false]);
  }
});

test("what is asked for as one name is what is called so in full, and nothing that comes close", async () => {
  const [row] = await database().select().from(businesses).limit(1);
  const name = "Dental Friday Portland";
  await database().execute(
    `update businesses set name = '${name}', search_text = '${searchTextOf([name])}' where id = '${row?.id}'`,
  );
  const store = await searchStoreAnew();
  const found = async (called: string) => names((await store.readPage({ ...nothing, called })).businesses);
  expect(await found("dental friday")).toEqual([name]);
  for (const other of ["dental fri", "friday dental", "dental portland", "dental monday"])
    expect(await found(other), other).toEqual([]);
});
