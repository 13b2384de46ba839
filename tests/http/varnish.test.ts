import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { csrfCookie } from "#lib/base/visitor/csrf";
import { sitePort, siteUrl } from "@/scripts/site-under-test";
import { endProcess } from "@/tests/support/machine/end-process";
import { Instances } from "@/tests/support/sites/instances";
import { sendWebhook } from "@/tests/support/services/webhook";

/** On a developer's machine Varnish may be missing; in CI it is installed, and missing there is a failure. */
const hasVarnish = spawnSync("varnishd", ["-V"]).status === 0;
const port = sitePort + 7;
const edge = `http://127.0.0.1:${port}`;
const brief = "/micro-briefs/filters-and-the-mirror";
const slug = brief.split("/").at(-1) ?? "";

/** Varnish closes an idle connection after 35 s: a request that met the closing one is sent again on a new one. */
const get = (address: string, headers: Record<string, string> = {}) => {
  const ask = () => fetch(`${edge}${address}`, { headers });
  return ask().catch(ask);
};

/** How many words of feedback a client has left who comes from an address of this machine and says this of its own. */
const feedbackLeft = (localAddress: string, forwardedFor: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { "x-forwarded-for": forwardedFor };
    const asked = request(`${edge}/api/rate-limit`, { localAddress, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.once("end", () => {
        const { client } = JSON.parse(text) as { client: { feedback: { remaining: number } } };
        resolve(client.feedback.remaining);
      });
    });
    asked.once("error", reject).end();
  });

/** Uses up one word of feedback, on a piece that there is not. */
const spendFeedback = (localAddress: string, forwardedFor: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { "x-forwarded-for": forwardedFor, origin: siteUrl, "content-type": "application/json" };
    const options = { method: "POST", localAddress, headers, agent: false };
    const sent = request(`${edge}/api/feedback`, options, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    });
    const subject = { type: "microBrief", slug: "no-such-piece" };
    sent.once("error", reject).end(JSON.stringify({ subject, helpful: true }));
  });

/** Starts Debian's Varnish with the configuration we ship, before the site at `backend`. */
async function startVarnish(folder: string, backend: number): Promise<ChildProcess> {
  const shipped = readFileSync("deploy/varnish/lantern.vcl", "utf8");
  const file = path.join(folder, "lantern.vcl");
  writeFileSync(file, shipped.replaceAll('.port = "3000"', `.port = "${backend}"`));
  const settings = readFileSync("deploy/varnish/start.sh", "utf8").match(/-p \w+=\w+/g) ?? [];
  const place = ["-a", `127.0.0.1:${port}`, "-f", file, "-n", path.join(folder, "work"), "-s", "malloc,64m"];
  const varnish = spawn("varnishd", ["-F", "-j", "none", ...place, ...settings.join(" ").split(" ")], {
    stdio: "ignore",
  });
  await expect
    .poll(
      () =>
        get("/robots.txt").then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return varnish;
}

test.skipIf(!hasVarnish && !process.env.CI)(
  "Varnish before the site: keeps, drops by webhook, keeps readers apart, and goes on when the site is gone",
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "lantern-varnish-"));
    const instances = new Instances();
    let varnish: ChildProcess | undefined;
    try {
      await instances.start(6, { TRUSTED_PROXIES: "127.0.0.1,::1" });
      varnish = await startVarnish(folder, sitePort + 6);

      await get(brief);
      const kept = await get(brief, { cookie: "NEXT_LOCALE=en", "accept-language": "de" });
      expect(kept.headers.get("x-cache")).toBe("HIT");
      expect(kept.headers.get("content-security-policy")).toContain("script-src 'self'");
      expect(kept.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      for (const name of ["surrogate-key", "surrogate-control"]) expect(kept.headers.get(name)).toBeNull();

      for (const encoding of ["br", "gzip", "identity"])
        for (const _ of [1, 2]) {
          const answer = await get(brief, { "accept-encoding": encoding });
          expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
          expect(await answer.text()).toContain("</html>");
        }
      for (const refused of ["gzip;q=0", "br;q=0, gzip; q=0.0"]) {
        const answer = await get(brief, { "accept-encoding": refused });
        expect([answer.headers.get("content-encoding"), answer.headers.get("x-cache")]).toEqual([
          null,
          "HIT",
        ]);
      }
      expect((await get(brief, { cookie: "__session=token" })).headers.get("x-cache")).toBe("HIT");
      // Whatever letter or post leads there, it is one copy; and the page after a redirect knows which.
      for (const query of ["utm_source=letter&utm_medium=mail", "fbclid=1", "gclid=2&utm_term={age}|x"])
        expect((await get(`${brief}?${query}`)).headers.get("x-cache"), query).toBe("HIT");
      expect((await get(`${brief}?unknown=1`)).headers.get("x-cache")).toBe("MISS");
      for (const source of ["letter", "post"]) {
        const moved = await fetch(`${edge}${brief}/?utm_source=${source}`, { redirect: "manual" });
        expect([moved.status, moved.headers.get("location")]).toEqual([308, `${brief}?utm_source=${source}`]);
      }
      const again = await get(brief, { "if-none-match": kept.headers.get("etag") ?? "" });
      expect(again.status).toBe(304);

      const personal: Record<string, string>[] = [
        { cookie: "__prerender_bypass=token" },
        { authorization: "Bearer token" },
      ];
      for (const headers of personal)
        for (const _ of [1, 2]) expect((await get(brief, headers)).headers.get("x-cache")).toBe("MISS");
      for (const _ of [1, 2]) expect((await get("/search?q=game")).headers.get("x-cache")).toBe("MISS");
      for (const _ of [1, 2]) {
        const gate = await get("/calls?x=1", { cookie: "theme=dark" });
        expect([gate.status, gate.headers.get("x-cache")]).toEqual([401, "MISS"]);
        const client = await get("/__clerk/v1/client", { cookie: "theme=dark" });
        expect([client.status, client.headers.get("x-cache")]).toEqual([200, "MISS"]);
        expect(await client.json()).toHaveProperty("client");
        const token = "a-token-of-its-own-1234";
        const known = await get("/api/csrf", { cookie: `theme=dark; ${csrfCookie}=${token}` });
        expect(await known.json()).toEqual({ csrfToken: token });
      }
      const poisoned = await get("/es/about", { "x-forwarded-host": "evil.example" });
      expect(await poisoned.text()).not.toContain("evil.example");

      // Behind a TLS proxy, which the site trusts as it does Varnish, each reader is a client.
      const reader = "198.51.100.7";
      expect(await spendFeedback("127.0.0.1", `203.0.113.1, ${reader}`)).toBe(404);
      expect(await feedbackLeft("127.0.0.1", `203.0.113.2, ${reader}`)).toBe(19);
      expect(await feedbackLeft("127.0.0.1", "198.51.100.8")).toBe(20);
      // And nobody is whom they say: this address of the machine is no proxy of ours.
      expect(await spendFeedback("127.0.0.2", reader)).toBe(404);
      expect(await feedbackLeft("127.0.0.2", "203.0.113.3")).toBe(19);
      expect(await feedbackLeft("127.0.0.1", reader)).toBe(19);

      // A form that comes back holds what was typed.
      const typed = { locale: "en", number: "555", emailAddress: "ada@example.org" };
      const sentBack = await fetch(`${edge}/api/do-not-call`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: siteUrl },
        body: new URLSearchParams(typed),
      });
      const form = sentBack.headers.get("location") ?? "";
      expect([sentBack.status, form]).toEqual([303, "/do-not-call?problem=numberInvalid"]);
      const [cookie = ""] = (sentBack.headers.getSetCookie()[0] ?? "").split(";");
      const back = await (await get(form, { cookie: `theme=dark; ${cookie}` })).text();
      for (const value of [typed.number, typed.emailAddress]) expect(back).toContain(`value="${value}"`);
      expect(await (await get(form)).text()).not.toContain(typed.emailAddress);

      const change = { _id: "", _type: "microBrief", slug };
      instances.edit((document) => {
        const isIt = (document.slug as { current?: string } | undefined)?.current === slug;
        if (!isIt || document._type !== "microBrief") return document;
        change._id = String(document._id);
        return { ...document, title: "Retitled behind Varnish" };
      });
      // Until it has rendered a brief, the site does not know which subjects its pages have, and drops those of one that is edited.
      expect((await sendWebhook(edge, change)).status).toBe(200);
      expect(await (await get(brief)).text()).toContain("Retitled behind Varnish");
      instances.edit((document) =>
        document._id === change._id ? { ...document, title: "Retitled again behind Varnish" } : document,
      );
      const other = "/micro-briefs/sleep-and-bedroom-screens";
      await get(other);
      const machines = ["/sitemap.xml", "/feed.xml", "/feed.json", "/llms.txt", "/es/llms.txt"];
      for (const path of machines)
        await expect
          .poll(async () => (await get(path)).headers.get("x-cache"), { timeout: 30_000, message: path })
          .toBe("HIT");
      const webhook = await sendWebhook(edge, change);
      expect(webhook.status).toBe(200);
      expect(webhook.headers.get("surrogate-purge")).toBeNull();
      expect(await (await get(brief)).text()).toContain("Retitled again behind Varnish");
      expect((await get(other)).headers.get("x-cache")).toBe("HIT");
      for (const path of machines) expect((await get(path)).headers.get("x-cache"), path).toBe("MISS");
      expect(await (await get("/llms.txt")).text()).toContain("Retitled again behind Varnish");

      // Its old addresses are more than a header has room for: every page is dropped.
      const formerSlugs = Array.from(
        { length: 1_200 },
        (_, number) => `an-address-that-it-had-before-${number}`,
      );
      instances.edit((document) =>
        document._id === change._id
          ? { ...document, title: "Retitled and often moved", formerSlugs }
          : document,
      );
      const long = await sendWebhook(edge, change);
      expect([long.status, (long.body.tags ?? []).length > 1_000]).toEqual([200, true]);
      expect(await (await get(brief)).text()).toContain("Retitled and often moved");
      expect((await get(other)).headers.get("x-cache")).toBe("MISS");

      await instances.stop();
      const alone = await get(brief);
      expect(alone.status).toBe(200);
      expect(await alone.text()).toContain("Retitled and often moved");
    } finally {
      if (varnish) await endProcess(varnish);
      await instances.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
