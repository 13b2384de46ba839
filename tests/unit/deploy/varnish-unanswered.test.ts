/** What Varnish does where an instance has stopped, or is not ready, and what it says where there is no answer at all. */
import { readFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { languages, locales, type Locale } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { problemText, problemType } from "#lib/platform/problem-details";
import { startServer, withBody, type HttpServer } from "@/tests/support/services/http-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";
import { hasVarnish, startVarnish } from "@/tests/support/machine/varnish";

type Instance = Pick<HttpServer, "port" | "stop"> & {
  /** What has arrived here, whatever came of it. */
  taken: string[];
  /** It answers as ready. */
  isReady: boolean;
  /** It takes what is sent, and dies before it answers. */
  isDying: boolean;
};

/** An instance at an address of this machine's own, which says where it is asked. */
async function startInstance(address: string, at?: number): Promise<Instance> {
  const answer = withBody((request, response, body) => {
    instance.taken.push(body);
    if (instance.isDying) request.socket.destroy();
    else response.end(address);
  });
  const server = await startServer(
    (request, response) => {
      const { url = "" } = request;
      if (url.startsWith("/api/health"))
        response.writeHead(instance.isReady || url === "/api/health" ? 200 : 503).end();
      else answer(request, response);
    },
    { address, port: at },
  );
  const { port, stop } = untilTestEnds(server);
  const instance: Instance = { port, stop, taken: [], isReady: true, isDying: false };
  return instance;
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Unlike `fetch`, sends no header of its own by which a page that is opened could be told from one that code reads. */
const sendTo = (site: string, path: string, { method = "GET", headers = {}, body = "" }: Sent) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(`${site}${path}`, { method, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.once("error", reject).end(body);
  });

const addresses = ["127.0.0.2", "127.0.0.3"] as const;

/** Two instances and Varnish, once it asks both. */
async function start() {
  const one = await startInstance(addresses[0]);
  const other = await startInstance(addresses[1], one.port);
  const { url } = await startVarnish(one.port, addresses);
  const send = (path: string, sent: Sent = {}) => sendTo(url, path, sent);
  /** Who answers: asked for something that is kept by nobody. */
  const asked = async () => {
    const answers = [1, 2, 3, 4].map(() =>
      send("/api/csrf").then(
        ({ text }) => text,
        () => "nobody",
      ),
    );
    return [...new Set(await Promise.all(answers))].toSorted();
  };
  await expect.poll(asked, { timeout: 30_000 }).toEqual(addresses);
  for (const { taken } of [one, other]) taken.length = 0;
  return { one, other, send, asked };
}

const words = z.object({
  generic: z.string(),
  unsent: z.object({
    unavailable: z.object({ title: z.string(), text: z.string() }),
    failed: z.object({ text: z.string() }),
  }),
});
const wordsOf = (locale: Locale) =>
  words.parse(JSON.parse(readFileSync(`messages/${locale}/errors.json`, "utf8")));
const retryOf = (locale: Locale) =>
  z.object({ retry: z.string() }).parse(JSON.parse(readFileSync(`messages/${locale}/common.json`, "utf8")))
    .retry;

describe.skipIf(!hasVarnish && process.env.CI === undefined)("Varnish", { timeout: 90_000 }, () => {
  test("gives what was sent to the next instance, where the connection to one that has just stopped was refused", async () => {
    const { one, other, send } = await start();
    await one.stop();
    for (const body of ["a", "b", "c", "d"]) {
      const { status, text } = await send("/api/feedback", { method: "POST", body });
      expect([status, text]).toEqual([200, addresses[1]]);
    }
    expect(other.taken).toEqual(["a", "b", "c", "d"]);
    for (const _ of [1, 2]) expect((await send("/api/calls/1", { method: "DELETE" })).status).toBe(200);
  });

  test("sends nothing twice that an instance may have taken, and says that it does not know", async () => {
    const { one, other, send } = await start();
    one.isDying = other.isDying = true;
    const page = { accept: "text/html" };
    const sent = await send("/es/calls", { method: "POST", body: "a", headers: page });
    expect([sent.status, sent.headers["retry-after"]]).toEqual([503, "5"]);
    expect(sent.text).toContain(
      `<h1>${wordsOf("es").generic}</h1><p>${wordsOf("es").unsent.failed.text}</p>`,
    );
    const code = await send("/api/calls", { method: "POST", body: "b" });
    expect([code.status, code.headers["content-type"]]).toEqual([503, problemType]);
    expect(code.text).toBe(problemText(503));

    // A plain form's reader reads the language of the page with the form.
    const headers = { ...page, referer: "https://lantern.example/de/about" };
    const form = await send("/api/newsletter", { method: "POST", body: "c", headers });
    expect(form.text).toContain(wordsOf("de").unsent.failed.text);
    expect([...one.taken, ...other.taken].toSorted()).toEqual(["a", "b", "c"]);
  });

  test("asks only instances that are ready, and if none is, those that run", async () => {
    const { one, other, asked } = await start();
    one.isReady = false;
    await expect.poll(asked, { timeout: 10_000 }).toEqual([addresses[1]]);
    other.isReady = false;
    await expect.poll(asked, { timeout: 10_000 }).toEqual(addresses);
    one.isReady = true;
    await expect.poll(asked, { timeout: 10_000 }).toEqual([addresses[0]]);
  });

  test("tells a reader in the language of the address that no instance answers, and loads nothing for it", async () => {
    const { one, other, send } = await start();
    for (const { stop } of [one, other]) await stop();
    for (const locale of locales) {
      const { title, text } = wordsOf(locale).unsent.unavailable;
      const asked = await send(localePath("/never-asked", locale), { headers: { accept: "text/html" } });
      const { status, headers, text: html } = asked;
      expect(status).toBe(503);
      expect(headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
      expect(html).toContain(`<html lang="${languages[locale].tag}">`);
      expect(html).toContain(`<h1>${title}</h1><p>${text}</p><p><a href="">${retryOf(locale)}</a></p>`);
      expect(html).not.toMatch(/guru|varnish|https?:|src=/i);
      for (const name of ["server", "x-varnish", "via"]) expect(headers).not.toHaveProperty(name);
    }
    const code = await send("/api/health");
    expect([code.status, code.headers["content-type"]]).toEqual([503, problemType]);
    expect(code.text).toBe(problemText(503));
    const payload = await send("/about?_rsc=1", { headers: { accept: "*/*", rsc: "1" } });
    expect([payload.status, payload.text]).toEqual([503, "503 Service Unavailable\n"]);
  });
});
