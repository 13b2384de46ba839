/**
 * `npm run call-provider:check -- +12025550142 [language]`: one real call to a telephone of your own, by the provider that the
 * environment names, followed until it is over. It costs what such a call costs. Nothing of it is kept here.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { readEnv } from "./read-env.ts";
import { tellFault } from "./tell-fault.ts";
import { isLive, type LiveState } from "#lib/base/site/call-states";
import { defaultLocale, isLocale } from "#lib/base/i18n/locales";
import { maskPhoneNumber, readPhoneNumber } from "#lib/base/values/phone-number";

const lookEveryMs = 5_000;
const patienceMs = 10 * 60_000;

const [, , named = "", language = defaultLocale] = process.argv;

try {
  await check();
} catch (error) {
  tellFault(error);
}

async function check(): Promise<void> {
  await readEnv();
  const { chosenProvider, isReal, providerOf } =
    await import("#lib/platform/server/call-provider/chosen-provider");
  const provider = providerOf(chosenProvider);
  if (!provider || !isReal(chosenProvider)) {
    console.log(
      "No telephone service is configured, so there is nothing to check: calls are simulated. Set CALL_PROVIDER to vapi, " +
        "retell or http, with the variables that .env.example names for it.",
    );
    return;
  }
  const number = readPhoneNumber(named);
  if (!number) throw new Error("Name the number to call: npm run call-provider:check -- +12025550142");
  if (!isLocale(language)) throw new Error("The language is none of ours.");
  const { isOrdinaryLine } = await import("#lib/product/calls/ordinary-line");
  if (!(await isOrdinaryLine(number)))
    throw new Error(
      "That number is not one that is called: see CALL_COUNTRIES, and the manners in docs/call-provider.md.",
    );

  const order = {
    id: crypto.randomUUID(),
    providerCallId: null as string | null,
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
    language,
    callbackNumber: number,
    record: "summary" as const,
  };
  console.log(`Calling ${maskPhoneNumber(number)} by ${chosenProvider} …`);
  const placed = await provider.place(order);
  if (placed.kind !== "done") throw new Error(`The call was not taken: ${placed.fault}.`);
  order.providerCallId = placed.providerCallId ?? null;
  let state: LiveState = "queued";
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    await sleep(lookEveryMs);
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
    const { summary, durationSeconds = 0, costCents } = answer.report;
    console.log(
      `Over after ${durationSeconds} s, ${costCents === undefined ? "cost unknown" : `${costCents} cents`}.`,
    );
    if (summary) console.log(summary);
    return;
  }
  await provider.cancel(order);
  throw new Error("Nothing more was heard of the call, so it was taken back.");
}
