/** nginx before the site, as deploy/edge.md has it, and as it is written in haste. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { buildFolder } from "#lib/platform/build-folder";
import { freePort } from "@/tests/support/machine/free-port";
import { dataFolderWithDatabase, startSite } from "@/tests/support/sites/site-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";

/** On a developer's machine nginx may be missing; in CI it is installed, and missing there is a failure. */
const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
const host = "lantern.example";
const documented = () => /```nginx\n(.*?)```/s.exec(readFileSync("deploy/edge.md", "utf8"))?.[1] ?? "";

/** The site as the public one of that host, which anybody may sign in to, and trusts nginx. */
async function startPublicSite(): Promise<string> {
  const folder = dataFolderWithDatabase();
  const site = await startSite({
    LANTERN_DATA_DIR: folder.path,
    LANTERN_BASE_URL: `https://${host}`,
    LANTERN_LOCAL_SIGN_IN: "exposed",
    TRUSTED_PROXIES: "127.0.0.1,::1",
  });
  onTestFinished(async () => {
    await site.stop();
    folder.remove();
  });
  return site.url;
}

/** Starts nginx with these servers before the site at `url`. Returns its port for TLS. */
async function startNginx(servers: string, url: string): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lantern-nginx-"));
  const [plain, encrypted] = [await freePort(), await freePort()];
  const [key, certificate] = [path.join(folder, "key.pem"), path.join(folder, "certificate.pem")];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${host}`];
  expect(spawnSync("openssl", [...made, "-keyout", key, "-out", certificate]).status).toBe(0);
  const written = servers
    .replace("127.0.0.1:3000", new URL(url).host)
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${encrypted} ssl;`)
    .replace("/etc/ssl/lantern.crt", certificate)
    .replace("/etc/ssl/lantern.key", key);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {} http { access_log off; ${temporary.join(" ")} ${written} }`,
  );
  const nginx = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" });
  untilTestEnds({
    stop: async () => {
      const ended = once(nginx, "exit");
      if (nginx.exitCode === null && nginx.kill("SIGTERM")) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  });
  await expect
    .poll(
      () =>
        ask(encrypted, "GET", "/robots.txt").then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return encrypted;
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Asks as a browser does that knows the site by its name. */
const ask = (
  port: number,
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body = "",
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port,
      path: address,
      method,
      headers: { host, ...headers },
      servername: host,
      rejectUnauthorized: false,
      agent: false,
    };
    request(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.once("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      );
    })
      .once("error", reject)
      .end(body);
  });

/** The name of the action that sign-in makes, which needs no session. */
function signInAction(): string {
  const manifest = z
    .object({ node: z.record(z.string(), z.object({ exportedName: z.string().optional() })) })
    .parse(JSON.parse(readFileSync(`${buildFolder()}/server/server-reference-manifest.json`, "utf8")));
  const actions = Object.entries(manifest.node);
  return actions.find(([, { exportedName }]) => exportedName === "invalidateCacheAction")?.[0] ?? "";
}

const inHaste = `server { listen 443 ssl; ssl_certificate /etc/ssl/lantern.crt; ssl_certificate_key /etc/ssl/lantern.key;
  location / { proxy_pass http://lantern; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } }
  upstream lantern { server 127.0.0.1:3000; }`;

test.skipIf(!hasNginx && !process.env.CI).each([
  { how: "as documented", servers: documented, isToldLikeCache: false },
  { how: "without a word of what was asked of it", servers: () => inHaste, isToldLikeCache: true },
])(
  "behind nginx $how, forms and sign-in work, and not for other sites",
  async ({ servers, isToldLikeCache }) => {
    const port = await startNginx(servers(), await startPublicSite());
    const action = { "next-action": signInAction(), "content-type": "text/plain;charset=UTF-8" };
    const client = "/__clerk/v1/client/sign_ins?_method=POST";
    for (const [origin, status] of [
      [`https://${host}`, 200],
      ["https://evil.example", 500],
    ] as const)
      expect((await ask(port, "POST", "/sign-in", { ...action, origin }, "[]")).status, origin).toBe(status);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const started = await ask(
      port,
      "POST",
      client,
      { ...form, origin: `https://${host}` },
      "identifier=ada@a.example",
    );
    expect(started.status).not.toBe(403);
    expect((await ask(port, "POST", client, { ...form, origin: "https://evil.example" })).status).toBe(403);
    // A client may say that it is a cache.
    const { status, headers } = await ask(port, "GET", "/about", {
      "surrogate-capability": "me=Surrogate/1.0",
    });
    expect([status, "surrogate-key" in headers]).toEqual([200, isToldLikeCache]);
  },
);
