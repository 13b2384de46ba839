import { describe, expect, test } from "vitest";
import { besideFindings } from "@/scripts/content/beside-original";
import { languageFindings } from "@/scripts/content/language-rules";
import { readLibrary, type Finding } from "@/scripts/content/library";
import { translationFindings } from "@/scripts/content/translation-rules";

const documentOf = (fields: object) => {
  const [document] = readLibrary(JSON.stringify(fields)).documents;
  if (!document) throw new Error("no document");
  return document;
};
const said = (findings: readonly Finding[]) =>
  findings.map(
    ({ level, message }) => `${level === "notice" ? "(notice) " : ""}${message.replace(/^a: /, "")}`,
  );

const brief = (language: string, fields: object) =>
  documentOf({
    _id: "a",
    _type: "microBrief",
    language,
    slug: { current: "a" },
    translationOf: { _rev: "1" },
    ...fields,
  });
/** What the check says of a text as a document of that language has it. */
const of = (language: string, text: string) => said(languageFindings([brief(language, { summary: text })]));

describe("a text in another language", () => {
  const sound: [string, string][] = [
    ["es", "¿Qué juega? Responde «no lo sé», o “nada”. El 30\u00a0% de 12\u202f000, a las 21:30: 2,5 horas."],
    ["es-mx", "«¡Hola!», dice, y se va. ¡¡Mira!! ¿Y tú?"],
    [
      "fr",
      "Il dit\u00a0: «\u00a0Non\u202f!\u00a0» Et vous\u202f? À 21\u00a0h\u00a030, 30\u00a0% de 12\u202f000\u202f; c’est 2,5 heures, voir https://a.org.",
    ],
    ["de", "Frag: „Was heißt ‚cringe‘?“ Schau. Um 21.30 Uhr sind 30\u00a0% von 12\u202f000 da; 2,5 Stunden."],
    ["pt", "Pergunte: “O que é ‘cringe’?” Às 21h30, 30% de 12\u202f000; 2,5 horas."],
  ];
  test.each(sound)("in %s is sound with its own marks and spaces", (language, text) => {
    expect(of(language, text)).toEqual([]);
  });

  const cases: [string, string, string, RegExp][] = [
    ["two spaces", "es", "Mira  esto.", /space too many/],
    ["a space before a comma", "de", "Schau , hier.", /space too many/],
    ["a space before a question mark", "pt", "O que é isso ?", /space before a mark/],
    ["no space before one in French", "fr", "Et vous?", /no narrow no-break space before/],
    ["an ordinary one in French", "fr", "Et vous ?", /no narrow no-break space before/],
    ["no space before a colon in French", "fr", "Il dit: oui.", /no no-break space before a colon/],
    ["no space before % in Spanish", "es", "El 30% juega.", /no no-break space before %/],
    ["an ordinary one in German", "de", "30 % spielen.", /no no-break space before %/],
    ["a space before % in Portuguese", "pt", "30 % jogam.", /space before %/],
    ["straight quotation marks", "es", 'Dice "no".', /quotation mark of another kind/],
    ["a straight apostrophe", "fr", "C'est bien.", /quotation mark of another kind/],
    ["English quotation marks in German", "de", "Sag ”nein”.", /quotation mark of another kind/],
    ["Spanish ones in Portuguese", "pt", "Diga «não».", /quotation mark of another kind/],
    ["a quotation that is not closed", "es", "Dice «no.", /not opened or not closed/],
    ["one that is closed before it opens", "de", "Sag “nein„.", /not opened or not closed/],
    ["no spaces within French ones", "fr", "Il dit «non».", /no no-break space within/],
    ["spaces within Spanish ones", "es", "Dice « no ».", /space within quotation marks/],
    ["a question that is not opened", "es", "Cuándo vuelve?", /not opened/],
    ["a call that is not opened", "es-mx", "Qué bien!", /not opened/],
    ["three full stops", "pt", "Não sei... talvez.", /three full stops/],
    ["a hyphen for a dash", "de", "Das Handy - und mehr.", /hyphen for a dash/],
    ["English thousands", "es", "Cuesta 1,500 pavos.", /parts thousands/],
    ["thousands with a full stop", "de", "Es sind 12.000 Leute.", /parts thousands/],
    ["the time of another language in French", "fr", "À 21:30.", /time of another language/],
    ["in German", "de", "Um 21h.", /time of another language/],
    ["in Spanish", "es", "A las 9 p.m. se apaga.", /time of another language/],
    ["English words", "es", "Pregunta what they want.", /English words: what, they/],
    ["words that blame", "fr", "Il a voulu commettre un suicide.", /blame/],
    ["words that blame in German", "de", "Ein Selbstmordversuch.", /blame/],
    ["words that blame in Portuguese", "pt", "Quem comete suicídio.", /blame/],
    ["words that blame in Spanish", "es", "Quien cometió suicidio.", /blame/],
    ["one side's address", "es", "Hablad con vuestro hijo.", /\(notice\) .*style leaves out/],
    ["a slash for both", "pt", "Fale com seu/sua filho/a.", /\(notice\) .*style leaves out/],
    ["a point for both", "fr", "Les ami·es.", /\(notice\) .*style leaves out/],
    ["a star for both", "de", "Alle Schüler*innen.", /\(notice\) .*style leaves out/],
  ];
  test.each(cases)("with %s is found (%s)", (_, language, text, message) => {
    expect(of(language, text).join("\n")).toMatch(message);
  });

  test("keeps the English names of things", () => {
    const text = "Usa Ask to Buy, Call of Duty y el Children’s Internet Protection Act, en report.about.org.";
    expect(of("es", text)).toEqual([]);
  });

  test("is measured by its sentences where it is long", () => {
    const words = (count: number) => `${"palabra ".repeat(count - 1)}fin.`;
    expect(of("es", words(17))).toEqual([]);
    expect(of("es", words(20))).toEqual(["(notice) has 20.0 words in a sentence on average; 18 are many"]);
    expect(of("es", `${words(50)} ${"Una. ".repeat(9)}`.trim())).toEqual([
      "(notice) has a sentence of 50 words; 48 are many",
    ]);
    expect(said(languageFindings([brief("es", { _type: "page", description: words(60) })]))).toEqual([]);
  });

  test("may quote English slang in an entry of the glossary, and is not all English there", () => {
    const term = (definition: string) =>
      said(languageFindings([documentOf({ _id: "a", _type: "glossaryTerm", language: "fr", definition })]));
    expect(term("Sigle de «\u00a0point of view\u00a0», à la première personne.")).toEqual([]);
    expect(term("A word that they have from the game.")).not.toEqual([]);
  });

  test("rules of no other language are put to English", () => {
    expect(of("en", 'They say "no" - and that\'s 1,500... ?')).toEqual([]);
  });
});

describe("a translation beside its original", () => {
  const beside = (text: string, translated: string, language = "es", isOutdated = false) =>
    said(
      besideFindings(
        brief(language, { summary: translated }),
        documentOf({ _id: "o", _type: "microBrief", slug: { current: "o" }, summary: text }),
        isOutdated,
      ),
    );

  const sound: [string, string, string, string][] = [
    [
      "figures in the ways of both",
      "es",
      "It costs 1,500 at 9 p.m.: 2.5 miles.",
      "Cuesta 1500 a las 21:00: 2,5 millas.",
    ],
    ["figures as words", "pt", "At 3 a.m. two in 10 play.", "Às três da manhã, 2 em dez jogam."],
    ["times of day", "fr", "Phones sleep at 8:30 p.m.", "Les téléphones dorment à 20\u00a0h\u00a030."],
    ["times in words", "de", "Not seven, 6:45, or 8:30.", "Nicht sieben, Viertel vor sieben oder halb neun."],
    ["thousands apart", "de", "They have 12,000 coins.", "Sie haben 12\u202f000 Münzen."],
    [
      "help lines left to the page",
      "es",
      "In the US, call 988 or 1-800-222-1222 in 2026.",
      "Llama a la línea de tu país.",
    ],
    ["names in another place", "fr", "On Roblox, ask.", "Demandez d’abord sur Roblox."],
    ["a name as it stands", "de", "Cookies", "Cookies"],
  ];
  test.each(sound)("is sound with %s (%s)", (_, language, text, translated) => {
    expect(beside(text, translated, language)).toEqual([]);
  });

  const long =
    "Ask your child to show you the game, and stay beside them for a few minutes while they play it with you tonight.";
  const cases: [string, string, string, RegExp][] = [
    ["a text left as it was", "Ask them tonight.", "Ask them tonight.", /is not translated$/],
    [
      "a sentence left as it was",
      "Wait. They may ask again soon.",
      "Espera. They may ask again soon.",
      /not translated: "They/,
    ],
    [
      "a sentence half translated",
      "Ask what they want to do now.",
      "Pregunta what they want to do.",
      /not translated/,
    ],
    ["a number lost", "About 30 of them play.", "Muchos juegan.", /leaves out the number 30/],
    ["another number", "About 30 play.", "Juegan unos 40.", /leaves out the number 30\n.*has the number 40/],
    ["another decimal", "It takes 2.5 hours.", "Tarda 25 horas.", /leaves out the number 2\.5/],
    ["another time", "Lights out at 9:15 p.m.", "Se apaga a las 21:45.", /leaves out the number 9:15/],
    ["a name lost", "Open Roblox now.", "Abre el juego.", /does not name Roblox/],
    ["a name added", "Open the game.", "Abre Fortnite.", /names Fortnite/],
    ["a blank lost", "On ____ we ____.", "El ____ apagamos.", /blanks/],
    ["half the text gone", long, "Juega a su lado.", /has 16 characters for 112/],
    ["far too much text", long, "ab ".repeat(120), /characters for 112/],
  ];
  test.each(cases)("is found with %s", (_, text, translated, message) => {
    expect(beside(text, translated).join("\n")).toMatch(message);
  });

  test("what is long, or has a number of its own, is worth a look", () => {
    expect(beside(long, "ab ".repeat(72).trim())).toEqual([
      "(notice) summary has 215 characters for 112 in English",
    ]);
    expect(beside("In seventh grade.", "A los 12 años.")).toEqual([
      "(notice) summary has the number 12, which the original has not",
    ]);
  });

  test("of an earlier version of the original is only worth a look", () => {
    expect(beside("About 30 play.", "Muchos juegan.", "es", true)).toEqual([
      "(notice) summary leaves out the number 30",
    ]);
  });

  test("lacks no text, mark, link or source", () => {
    const link = (href: string) => ({ _key: "l", _type: "link", href });
    const original = {
      _id: "o",
      _type: "microBrief",
      slug: { current: "o" },
      title: "One",
      content: [
        {
          _key: "b",
          _type: "block",
          markDefs: [link("https://a.org/en")],
          children: [{ _key: "s", _type: "span", marks: ["l"], text: "See" }],
        },
      ],
      sources: [{ _key: "q", _type: "source", url: "https://who.int/1" }],
    };
    const found = (fields: object) =>
      said(besideFindings(brief("es", { ...original, _id: "a", ...fields }), documentOf(original), false));
    const block = {
      ...original.content[0],
      children: [{ _key: "s", _type: "span", marks: ["l"], text: "Ver" }],
    };
    expect(found({ title: "Uno", content: [{ ...block, markDefs: [link("https://a.org/es")] }] })).toEqual(
      [],
    );
    expect(found({ title: "", content: [block] })).toContain("title is missing");
    expect(found({ subtitle: "x", content: [{ ...block, children: [] }] })).toContain("content.b is missing");
    expect(found({ content: [{ ...block, children: [{ ...block.children[0], marks: [] }] }] })).toContain(
      "content.b has other marked words than the original",
    );
    expect(found({ content: [{ ...block, markDefs: [] }] })).toContain("has other links than the original");
    expect(found({ content: [{ ...block, markDefs: [link("https://b.org/")] }] })).toContain(
      "has other links than the original",
    );
    expect(found({ sources: [] })).toContain("has other sources than the original");
  });

  test("is put beside the document that a group ties it to", () => {
    const member = (language: string, _ref: string) => ({ language, value: { _type: "reference", _ref } });
    const documents = [
      { _id: "o", _rev: "1", _type: "microBrief", slug: { current: "o" }, summary: "About 30 play." },
      {
        _id: "a",
        _type: "microBrief",
        language: "es",
        slug: { current: "a" },
        summary: "Muchos juegan.",
        translationOf: { _rev: "1", at: "2026-01-01T00:00:00Z" },
      },
      { _id: "t", _type: "translation.metadata", translations: [member("en", "o"), member("es", "a")] },
    ];
    const library = (rev: string) =>
      readLibrary(
        documents.map((one) => JSON.stringify({ ...one, ...(one._id === "o" && { _rev: rev }) })).join("\n"),
      );
    expect(said(translationFindings(library("1").documents))).toEqual(["summary leaves out the number 30"]);
    expect(said(translationFindings(library("2").documents))).toEqual([
      "(notice) was translated from an earlier version of o",
      "(notice) summary leaves out the number 30",
    ]);
  });
});
