import "client-only";
/** The feature flags in the browser, read once per page at the reader's first intent. */
import { useEffect, useState } from "react";
import { isRecord } from "#lib/base/values/json";
import { readProduct } from "#lib/platform/browser/requests/product-api";
import { flagDefaults, flagNames, type Flag, type FlagName } from "#lib/reader/visitor/flags";

/** After this long, the defaults hold for the page. */
const patienceMs = 3_000;

type KnownFlags = Record<FlagName, Flag>;
let reading: Promise<KnownFlags> | null = null;

/** Every flag as the operator has set it; the defaults when the request fails or takes too long. Never throws. */
const readFlags = (): Promise<KnownFlags> =>
  (reading ??= readProduct("/api/flags", AbortSignal.timeout(patienceMs)).then(
    parseFlags,
    () => flagDefaults,
  ));

/** One flag: its default at first, and the operator's setting as soon as that is known. */
export function useFlag(name: FlagName): Flag {
  const [flag, setFlag] = useState<Flag>(flagDefaults[name]);
  useEffect(() => {
    let isWanted = true;
    void readFlags().then((flags) => isWanted && setFlag(flags[name]));
    return () => {
      isWanted = false;
    };
  }, [name]);
  return flag;
}

/** The server's answer, checked by hand; a missing or invalid flag has its default. */
function parseFlags(answer: unknown): KnownFlags {
  const given = isRecord(answer) ? answer : {};
  const flags: KnownFlags = { ...flagDefaults };
  for (const name of flagNames) {
    const flag = given[name];
    if (!isRecord(flag) || typeof flag.enabled !== "boolean") continue;
    const config = isRecord(flag.config) ? flag.config : null;
    flags[name] = { enabled: flag.enabled, config: { ...flagDefaults[name].config, ...config } };
  }
  return flags;
}
