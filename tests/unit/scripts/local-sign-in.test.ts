import { afterEach, expect, test, vi } from "vitest";
import { loopbackArguments, warnIfExposed } from "@/scripts/local-sign-in";
import { parseEnv } from "#lib/platform/env";

afterEach(() => void vi.restoreAllMocks());

const own = parseEnv({ LANTERN_LOCAL_SIGN_IN: "1" });
const exposed = parseEnv({ LANTERN_LOCAL_SIGN_IN: "exposed" });

test("by itself, or by a name of this machine, the framework's server listens on it alone", async () => {
  expect(await loopbackArguments(own, [])).toEqual(["-H", "localhost"]);
  expect(await loopbackArguments(own, ["-p", "3001"])).toEqual(["-H", "localhost"]);
  for (const given of [["-H", "127.0.0.1"], ["-Hlocalhost"], ["--hostname=localhost"], ["-H", "::1"]])
    expect(await loopbackArguments(own, given)).toEqual([]);
});

test("any other host ends the start, unless it is said to be exposed, which is warned of", async () => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  const said = vi.spyOn(console, "error").mockReturnValue();
  for (const given of [
    ["-H", "0.0.0.0"],
    ["-H0.0.0.0"],
    ["--hostname", "192.168.7.7"],
    ["--hostname=::"],
    ["-H"],
  ])
    await expect(loopbackArguments(own, given)).rejects.toThrow("ended");
  expect(exit).toHaveBeenCalledWith(1);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("LANTERN_LOCAL_SIGN_IN=exposed"));
  expect(await loopbackArguments(exposed, ["-H", "0.0.0.0"])).toEqual([]);
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  await warnIfExposed(own);
  expect(warned).not.toHaveBeenCalled();
  await warnIfExposed(exposed);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining("WARNING"));
});
