/** Of two that keep a connection open, the one that asks has to close it first, or it asks on one that is just being closed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { limits } from "#lib/front/limits";

const shipped = (file: string) => readFileSync(`deploy/${file}`, "utf8");
const parametersIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/-p (\w+)=(\w+)/g)].map(([, name = "", value]) => [name, value]));
const secondsOf = (value: string | undefined) => Number(/^(\d+)s$/.exec(value ?? "")?.[1]);
const varnish = parametersIn(shipped("varnish/start.sh"));
const nginx = secondsOf(/keepalive_timeout (\w+);/.exec(shipped("edge.md"))?.[1]);

test("nginx closes idle connections before Varnish or Lantern does, and Varnish before Lantern does", () => {
  const { keepAliveTimeout, keepAliveTimeoutBuffer } = limits.server;
  const lantern = (keepAliveTimeout + keepAliveTimeoutBuffer) / 1000;
  expect(nginx).toBeLessThan(secondsOf(varnish.timeout_idle));
  expect(nginx).toBeLessThan(lantern);
  expect(secondsOf(varnish.backend_idle_timeout)).toBeLessThan(lantern);
});

test("whoever starts Varnish by hand is told the parameters with which its container starts", () => {
  const [head = ""] = shipped("varnish/lantern.vcl").split("\nvcl 4.1;");
  expect(parametersIn(head)).toEqual(varnish);
});
