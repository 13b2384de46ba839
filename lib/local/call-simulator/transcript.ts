/**
 * Writes the transcript of a simulated call, from the caller's request, what is known about the business, and how the call ended.
 * It contains the request in the caller's own words, so that two requests never read alike.
 */
import { chanceOf, pickBy } from "#lib/local/call-simulator/chance";
import { serviceIn, topicsOf, weekdayIn } from "#lib/local/call-simulator/request-topics";
import { openDay, setScene, type Scene } from "#lib/local/call-simulator/scene";
import type { Line, SimulatedOrder, SimulatedOutcome } from "#lib/local/call-simulator/simulated-order";

export type Written = { summary: string; transcript: Line[] };

/** The transcript in the language of the call, and the result in that of the summary. */
export function writeTranscript(order: SimulatedOrder, outcome: SimulatedOutcome): Written {
  const scene = setScene(order);
  const { say } = scene;
  const { say: sumUp } = setScene({ ...order, language: order.summaryLanguage });
  const note = (text: string): Line => ({ speaker: "note", text });
  const agent = (text: string): Line => ({ speaker: "agent", text });
  const business = (text: string): Line => ({ speaker: "business", text });
  switch (outcome) {
    case "completed":
      return conversation(scene, sumUp);
    case "voicemail":
      return {
        summary: sumUp("sumVoicemail"),
        transcript: [
          business(
            [
              say("machine"),
              ...(scene.hasHours
                ? [say(scene.isAllDay ? "machineAllDay" : "machineHours", openDay(scene))]
                : []),
            ].join(" "),
          ),
          // As on a real call, nothing of the request is left on an answering machine. The note tells the customer about it.
          agent(say("message")),
          note(say("planned")),
        ],
      };
    case "refused":
      return {
        summary: sumUp("sumRefused"),
        transcript: [
          business(say("hello")),
          agent(say("intro")),
          agent(say("ask")),
          business(say("refusal", openDay(scene))),
          agent(say("refusalTaken")),
        ],
      };
    case "no-answer":
      return { summary: sumUp("sumNoAnswer"), transcript: [note(say("rang")), note(say("planned"))] };
    case "busy":
      return { summary: sumUp("sumBusy"), transcript: [note(say("wasBusy")), note(say("planned"))] };
    case "failed":
      return { summary: sumUp("sumFailed"), transcript: [note(say("brokeOff")), note(say("planned"))] };
  }
}

/** A call that was answered: each topic of the request gets an answer, or somebody will call back. */
function conversation(
  { order, say, hours, hasHours, isAllDay, slots, isFree }: Scene,
  sumUp: Scene["say"],
): Written {
  const { request, business } = order;
  const topics = topicsOf(request);
  const named = serviceIn(request, business.services);
  const summary: string[] = [];
  const answers: Line[] = [];
  const reply = (...texts: string[]) => answers.push({ speaker: "business", text: texts.join(" ") });

  const speaksOfDay = topics.includes("hours") || weekdayIn(request) !== null;
  if (hasHours && (speaksOfDay || (topics.includes("booking") && !hours))) {
    reply(say(!hours ? "closed" : isAllDay ? "openAllDay" : "open"));
    summary.push(sumUp(!hours ? "sumClosed" : isAllDay ? "sumOpenAllDay" : "sumOpen"));
  }
  if (named) {
    const other = business.services.filter((service) => service !== named);
    const more =
      other.length > 0 && chanceOf(order.id, "more") < 0.4 ? pickBy(other, order.id, "other") : null;
    reply(say("service"), ...(more ? [say("alsoService", { service: more.name })] : []));
    if (!topics.includes("price") || !slots.price) summary.push(sumUp("sumService"));
  }
  if (topics.includes("price") && slots.price) {
    reply(say(isFree ? "free" : "price"));
    summary.push(sumUp(isFree ? "sumFree" : "sumPrice"));
  }
  if (topics.includes("booking") && slots.time) {
    reply(say("offer"));
    answers.push({ speaker: "agent", text: say("accept") });
    reply(say("booked"));
    // First, as on a real call: a list shows the beginning.
    summary.unshift(sumUp("sumBooked"));
  }
  if (answers.length === 0) {
    reply(say("unsure"));
    answers.push({ speaker: "agent", text: say("leaveNumber") });
    summary.push(sumUp("sumUnsure"));
  }
  return {
    summary: summary.join(" "),
    transcript: [
      { speaker: "business", text: say("hello") },
      { speaker: "agent", text: say("intro") },
      { speaker: "agent", text: say("ask") },
      { speaker: "business", text: say("moment") },
      ...answers,
      { speaker: "agent", text: say("thanks") },
      { speaker: "business", text: say("goodbye") },
    ],
  };
}
