import { expect, test } from "vitest";
import { isLoopbackName } from "#lib/base/addresses/loopback-name";

test.each(["localhost", "LOCALHOST", "app.localhost", "127.0.0.1", "127.254.0.9", "[::1]"])(
  "%s is the machine on which it is used",
  (name) => {
    expect(isLoopbackName(name)).toBe(true);
  },
);

test.each([
  "",
  "evil-localhost",
  "localhost.example",
  "a.127.0.0.1",
  "127.0.0.1.example",
  "128.0.0.1",
  "127.0.0",
  "x[::1]",
  "[::1].example",
  "[::11]",
])("%j is any other machine, or none", (name) => {
  expect(isLoopbackName(name)).toBe(false);
});
