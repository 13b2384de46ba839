/**
 * `npm run call-provider:check -- +12025550142 [language]`: one real call to a telephone of your own, by the configured provider,
 * followed until it is over. It costs what such a call costs. Nothing is stored here. Ctrl+C ends the call at the provider too.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { readArguments, refuse } from "./read-arguments.ts";
import { readEnv } from "./read-env.ts";
import { tellFault } from "./tell-fault.ts";
import { isLive, type LiveState } from "#lib/base/site/call-states";
import { defaultLocale, isLocale, locales, type Locale } from "#lib/base/i18n/locales";
import type { CallOrder, CallProvider } from "#lib/platform/server/call-provider/call-provider";
import { maskPhoneNumber, readPhoneNumber } from "#lib/base/values/phone-number";

const lookEveryMs = 5_000;
const patienceMs = 10 * 60_000;
/** How often the provider is told to end a call: one that is being set up cannot be stopped yet. */
const triesToEnd = 3;
const betweenTriesMs = 2_000;

const usage = "npm run call-provider:check -- +12025550142 [LANGUAGE]";
const [named = "", language = defaultLocale, ...further] = readArguments(usage, {
  allowPositionals: true,
}).positionals;

try {
  await check();
} catch (error) {
  tellFault(error);
}

async function check(): Promise<void> {
  if (further.length > 0) refuse("Name one number, in one word, and one language at the most.", usage);
  await readEnv();
  const { isReal } = await import("#lib/platform/server/call-provider/call-provider");
  const { chosenProvider, providerOf } = await import("#lib/platform/server/call-provider/chosen-provider");
  const provider = providerOf(chosenProvider);
  if (!provider || !isReal(chosenProvider)) {
    console.log(
      "No telephone service is configured, so there is nothing to check: calls are simulated. Set CALL_PROVIDER to vapi, " +
        "retell or http, with the variables that .env.example names for it.",
    );
    return;
  }
  const number = readPhoneNumber(named);
  if (!number)
    refuse(named === "" ? "Name the number to call." : `${named} is no number with its country code.`, usage);
  if (!isLocale(language)) refuse(`Name one of the languages ${locales.join(", ")}, not ${language}.`, usage);
  const { isOrdinaryLine } = await import("#lib/product/calls/numbers/ordinary-line");
  if (!(await isOrdinaryLine(number)))
    throw new Error(
      "That number is not one that is called: see CALL_COUNTRIES, and the manners in docs/call-provider.md.",
    );

  const order = orderTo(number, language);
  // From here on a call may be under way. A second Ctrl+C ends the command at once.
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupted.abort());
  console.log(`Calling ${maskPhoneNumber(number)} by ${chosenProvider} …`);
  await place(provider, order);
  if (await followToEnd(provider, order, interrupted.signal)) return;
  const why = interrupted.signal.aborted ? "Interrupted." : "Nothing more was heard of the call.";
  throw new Error(`${why} ${await takeBack(provider, order)}`);
}

function orderTo(number: string, locale: Locale): CallOrder {
  return {
    id: crypto.randomUUID(),
    providerCallId: null,
    business: {
      id: "check",
      name: "the person who checks this connection",
      category: "test",
      city: "",
      phone: number,
      timeZone: "UTC",
      hours: [],
      services: [],
    },
    request: "This is a test of the connection. Please ask whether you can be heard well, and say goodbye.",
    language: locale,
    // As the command itself, so that the check shows that the service keeps the two apart.
    summaryLanguage: defaultLocale,
    callbackNumber: number,
    record: "summary",
  };
}

/** Hands the call over, and notes in the order how the provider names it. Throws unless the call was certainly taken. */
async function place(provider: CallProvider, order: CallOrder): Promise<void> {
  const placed = await provider.place(order);
  if (placed.kind === "refused" || (placed.kind === "again" && placed.isTurnedAway))
    throw new Error(`The call was not taken: ${placed.fault}.`);
  if (placed.kind === "again")
    throw new Error(
      `It is not known whether the call was taken: ${placed.fault}. ${await takeBack(provider, order)}`,
    );
  order.providerCallId = placed.providerCallId ?? null;
}

/** Tells what the provider says of the call until it is over. Returns whether it is: patience may end before, or the user. */
async function followToEnd(provider: CallProvider, order: CallOrder, signal: AbortSignal): Promise<boolean> {
  let state: LiveState = "queued";
  for (const end = Date.now() + patienceMs; Date.now() < end && !signal.aborted;) {
    await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
    const answer = await provider.follow(order, state);
    if (answer.kind !== "done") {
      console.log(`  ${answer.fault}`);
      continue;
    }
    if (!answer.report) continue;
    console.log(`  ${answer.report.state}`);
    if (isLive(answer.report.state)) {
      state = answer.report.state;
      continue;
    }
    const { summary, summaryLanguage, durationSeconds = 0, costCents } = answer.report;
    console.log(
      `Over after ${durationSeconds} s, ${costCents === undefined ? "cost unknown" : `${costCents} cents`}.`,
    );
    if (summary) console.log(summary);
    // Null from a service of one's own that may not know that a language was asked for; undefined where that goes without saying.
    if (summary && summaryLanguage !== undefined)
      console.log(
        summaryLanguage === null
          ? `The report does not say in which language that is: it counts as ${order.language}.`
          : `The report says that this is ${summaryLanguage}; ${order.summaryLanguage} was asked for.`,
      );
    return true;
  }
  return false;
}

/** Ends the call at the provider, which may have it without our knowing. Returns in words what came of that. */
async function takeBack(provider: CallProvider, order: CallOrder): Promise<string> {
  let fault = "";
  for (let tries = 1; tries <= triesToEnd; tries += 1) {
    if (tries > 1) await sleep(betweenTriesMs);
    const found = order.providerCallId === null ? await provider.find?.(order, new Date()) : undefined;
    if (found === null) {
      // A provider may show a call only some time after it has taken it.
      fault = "not found there";
      continue;
    }
    if (found?.kind === "done") order.providerCallId = found.providerCallId ?? null;
    const answer = found && found.kind !== "done" ? found : await provider.cancel(order);
    if (answer.kind === "done") return "The call was taken back.";
    ({ fault } = answer);
  }
  return `The call may go on, since it could not be taken back (${fault}): end it in the dashboard of ${provider.name}.`;
}
