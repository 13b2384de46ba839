import { describe, expect, test } from "vitest";
import { locales } from "#lib/base/i18n/locales";
import {
  lengthOf,
  outcomeOf,
  reportAfter,
  type SimulatedReport,
} from "#lib/local/call-simulator/simulated-call";
import {
  simulatedOutcomes,
  type SimulatedOrder,
  type SimulatedOutcome,
} from "#lib/local/call-simulator/simulated-order";
import { minuteIn, serviceIn, topicsOf, weekdayIn } from "#lib/local/call-simulator/request-topics";
import { sampleBusiness } from "@/tests/support/samples/sample-call";

const order = (more: Partial<SimulatedOrder> = {}): SimulatedOrder => ({
  id: "3f0f4f3e-7a56-4a0e-9d0c-0a6d6a3b1c01",
  business: sampleBusiness,
  request: "Do you have a robotics class on Saturday, and what does it cost?",
  language: "en",
  summaryLanguage: more.language ?? "en",
  callbackNumber: "+12025550142",
  ...more,
});
const numberFor = (outcome: SimulatedOutcome) => `+1202555019${simulatedOutcomes.indexOf(outcome)}`;

/** Every report of a call, and how long it took in all. */
function play(call: SimulatedOrder): { reports: SimulatedReport[]; ms: number } {
  const reports: SimulatedReport[] = [];
  let state: SimulatedReport["state"] = "queued";
  let ms = 0;
  while (state === "queued" || state === "ringing" || state === "in-progress") {
    const length = lengthOf(call, state);
    expect(length).toBeGreaterThanOrEqual(2_000);
    ms += length;
    const report = reportAfter(call, state);
    reports.push(report);
    state = report.state;
  }
  return { reports, ms };
}

const said = (call: SimulatedOrder): string =>
  (play(call).reports.at(-1)?.transcript ?? []).map(({ text }) => text).join("\n");

describe("the simulator", () => {
  test("ends every call within a minute, each live state lasting two seconds at least", () => {
    for (let number = 0; number < 300; number += 1)
      expect(play(order({ id: crypto.randomUUID() })).ms).toBeLessThan(60_000);
  });

  test("lets most calls go through, and none of the other ends be unheard of", () => {
    const ends = Array.from({ length: 3_000 }, (_, number) => outcomeOf(order({ id: `call-${number}` })));
    for (const outcome of simulatedOutcomes) expect(ends).toContain(outcome);
    const completed = ends.filter((one) => one === "completed").length / ends.length;
    expect(completed).toBeGreaterThan(0.55);
    expect(completed).toBeLessThan(0.75);
  });

  test("decides by the call alone: played again after a restart, it is the same call", () => {
    const call = order({ id: crypto.randomUUID() });
    expect(play(call)).toEqual(play({ ...call }));
  });

  test("takes the way that leads to each outcome", () => {
    const way = (outcome: SimulatedOutcome) =>
      play(order({ callbackNumber: numberFor(outcome) })).reports.map(({ state }) => state);
    for (const outcome of ["completed", "voicemail", "refused"] as const)
      expect(way(outcome)).toEqual(["ringing", "in-progress", outcome]);
    for (const outcome of ["no-answer", "busy", "failed"] as const)
      expect(way(outcome)).toEqual(["ringing", outcome]);
  });

  test("charges for what was talked, and nothing where nobody answered", () => {
    const end = (outcome: SimulatedOutcome) =>
      play(order({ callbackNumber: numberFor(outcome) })).reports.at(-1);
    expect(end("completed")?.costCents).toBeGreaterThan(0);
    expect(end("completed")?.durationSeconds).toBeGreaterThan(0);
    expect(end("busy")).toMatchObject({ durationSeconds: 0, costCents: 0 });
  });
});

describe("a transcript", () => {
  test("says of a business that never closes that it is open around the clock, and tells no midnight", () => {
    const always = [{ opens: "00:00", closes: "24:00" }];
    const business = { ...sampleBusiness, hours: Array.from({ length: 7 }, () => always) };
    const words = {
      en: /around the clock|any hour/,
      es: /24 horas|cualquier hora/,
      "es-mx": /24 horas|cualquier hora/,
      fr: /24 heures sur 24|toute heure/,
      de: /rund um die Uhr/,
      pt: /24 horas|qualquer hora/,
    };
    for (const language of locales)
      for (const outcome of ["completed", "voicemail", "refused"] as const) {
        const call = order({
          business,
          language,
          request: "Are you open on Saturday?",
          callbackNumber: numberFor(outcome),
        });
        const { summary } = play(call).reports.at(-1) ?? {};
        const text = `${said(call)} ${summary}`;
        expect(text, text).not.toMatch(/12:00|\b0?0:00|\b24:00/);
        expect(text, text).not.toMatch(/ {2}|undefined/);
        if (outcome !== "refused") expect(text, language).toMatch(words[language]);
      }
  });

  test("is summed up with what was arranged first", () => {
    const { summary } =
      play(
        order({
          request: "Please book the game design workshop for Tuesday at 3 pm. What does it cost?",
          callbackNumber: numberFor("completed"),
        }),
      ).reports.at(-1) ?? {};
    expect(summary).toMatch(/^Arranged for Tuesday at 3:00\sPM\. .*\$60/);
  });

  test("is summed up in another language as a call in that language is, and what was said stays as it was", () => {
    const request = "Please book the game design workshop for Tuesday at 3 pm. What does it cost?";
    const end = (language: string, summaryLanguage: string, outcome: SimulatedOutcome) =>
      play(order({ request, language, summaryLanguage, callbackNumber: numberFor(outcome) })).reports.at(-1);
    for (const outcome of simulatedOutcomes)
      for (const summaryLanguage of locales.filter((one) => one !== "en")) {
        const [told, here, there] = [
          end("en", summaryLanguage, outcome),
          end("en", "en", outcome),
          end(summaryLanguage, summaryLanguage, outcome),
        ];
        expect(told?.transcript, summaryLanguage).toEqual(here?.transcript);
        expect(told?.summary, `${summaryLanguage} ${outcome}`).toBe(there?.summary);
        expect(told?.summary, `${summaryLanguage} ${outcome}`).not.toBe(here?.summary);
      }
    expect(end("en", "es", "completed")?.summary).toMatch(
      /^Queda para el martes a las 15:00\. Referencia: .*«Game design workshop» cuesta a partir de 60/,
    );
  });

  const requests = [
    "Are you open on Sunday?",
    "Are you open on Saturday?",
    "Please book the game design workshop for Tuesday at 3 pm.",
    "Do you repair bicycles?",
    "Do you repair scooters?",
  ];

  test("never reads like that of another request, however the call ends and in every language", () => {
    for (const language of locales)
      for (const outcome of simulatedOutcomes) {
        const texts = requests.map((request) =>
          said(order({ request, language, callbackNumber: numberFor(outcome) })),
        );
        expect(new Set(texts).size, `${language} ${outcome}`).toBe(requests.length);
        for (const [index, text] of texts.entries()) expect(text).toContain(requests[index]);
      }
  });

  test("leaves no word of the request on a machine, as no real call does", () => {
    for (const language of locales)
      for (const request of requests) {
        const call = order({ request, language, callbackNumber: numberFor("voicemail") });
        const lines = play(call).reports.at(-1)?.transcript ?? [];
        const spoken = lines.filter(({ speaker }) => speaker === "agent").map(({ text }) => text);
        expect(spoken).toHaveLength(1);
        expect(spoken.join(), language).not.toContain(request);
        expect(lines.at(-1), language).toMatchObject({ speaker: "note" });
      }
  });

  test("leaves no blank, in any language, even for a business of which little is known", () => {
    const bare = { name: "Nobody’s Workshop", hours: [[], [], [], [], [], [], []], services: [] };
    for (const business of [sampleBusiness, bare])
      for (const language of locales)
        for (const request of requests)
          for (let number = 0; number < 12; number += 1) {
            const call = order({
              id: `${number}`,
              business,
              request,
              language,
              callbackNumber: "+12025550190",
            });
            const text = said(call);
            expect(text).not.toMatch(/[{}]|undefined|null|NaN| {2}|“”|«»/);
          }
  });

  test("answers with the hours, the services and the prices of the business", () => {
    const completed = (request: string) => said(order({ request, callbackNumber: numberFor("completed") }));
    expect(completed("When are you open on Saturday?")).toMatch(/Saturday.*10:00\sAM.*1:00\sPM/);
    expect(completed("Are you open on Sunday?")).toMatch(/Monday.*9:00\sAM/);
    const price = completed("What does the robotics class cost?");
    expect(price).toContain("Beginners’ robotics class");
    expect(price).toContain("$45");
    const free = { ...sampleBusiness, services: [{ name: "Open evening", price: 0 }] };
    const asked = order({ business: free, request: "What does the open evening cost?" });
    expect(said({ ...asked, callbackNumber: numberFor("completed") })).toMatch(/nothing|no charge/);
    expect(completed("Book the game design workshop for Tuesday at 3 pm, please")).toMatch(
      /Tuesday at 3:00\sPM/,
    );
    // Nobody is there on Sunday.
    expect(completed("Please reserve a place on Sunday at 11 am")).toMatch(/Monday at 11:00\sAM/);
  });

  test("says one o'clock as Spanish and Portuguese do, by the clock that the language has", () => {
    const open = (span: { opens: string; closes: string }) => ({
      ...sampleBusiness,
      hours: Array.from({ length: 7 }, () => [span]),
    });
    const heard = (language: string, business: SimulatedOrder["business"], request: string) =>
      Array.from({ length: 40 }, (_, number) =>
        said(order({ id: `${number}`, language, business, request, callbackNumber: numberFor("completed") })),
      ).join("\n");
    const early = open({ opens: "13:00", closes: "14:00" });
    const booked = "Quiero reservar una clase el martes";
    expect(heard("es-mx", early, booked)).toMatch(/ la 1:[03]0\sp\.m\./);
    expect(heard("es-mx", early, booked)).not.toMatch(/ las 1:/);
    expect(heard("es", early, booked)).toMatch(/ las 13:[03]0/);
    const late = open({ opens: "11:00", closes: "13:00" });
    expect(heard("es-mx", late, booked)).toMatch(/ las 11:[03]0/);
    const night = open({ opens: "18:00", closes: "01:00" });
    expect(heard("pt", night, "Qual é o horário de terça?")).toMatch(/ das 18:00 à 1:00/);
    expect(heard("pt", night, "Qual é o horário de terça?")).not.toContain("às 1:00");
  });

  test("names the call-back number by its last two digits only", () => {
    for (const outcome of simulatedOutcomes)
      expect(said(order({ callbackNumber: numberFor(outcome) }))).not.toContain(numberFor(outcome).slice(-4));
  });

  test("takes the request as it is, whatever it holds", () => {
    const request = "{business} $& costs\n\n  “what”? <b>";
    expect(said(order({ request, callbackNumber: numberFor("busy") }))).toContain(
      "{business} $& costs “what”? <b>",
    );
  });
});

test("a request is understood in the languages it may be written in", () => {
  expect(topicsOf("Quanto custa a aula?")).toEqual(["price", "booking"]);
  for (const request of [
    "Habt ihr am Samstag geöffnet?",
    "Wann öffnet ihr?",
    "Wie sind die Öffnungszeiten?",
    "À quelle heure ouvrez-vous ?",
    "Qual é o horário de funcionamento?",
    "A que horas vocês abrem?",
    "¿Cuál es el horario?",
  ])
    expect(topicsOf(request), request).toEqual(["hours"]);
  expect(weekdayIn("Habt ihr samstags geöffnet, oder montags?")).toBe(5);
  expect(weekdayIn("Êtes-vous ouverts le dimanche ?")).toBe(6);
  expect(weekdayIn("quarta ou quinta")).toBe(2);
  expect(weekdayIn("A sunny day")).toBeNull();
  expect(minuteIn("around 3 pm")).toBe(15 * 60);
  expect(minuteIn("um 9:30")).toBe(9 * 60 + 30);
  expect(minuteIn("for 4 people")).toBeNull();
  expect(serviceIn("robots and robotics", sampleBusiness.services)?.name).toBe("Beginners’ robotics class");
  expect(serviceIn("a haircut", sampleBusiness.services)).toBeNull();
});
