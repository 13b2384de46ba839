/**
 * The load balancer in front of the instances: it gives each request to the next one that answers, keeps the public address in
 * `Host`, and asks another instance where that is safe. An instance that refuses connections is left out until it accepts them
 * again.
 */
import http from "node:http";
import type { Ledger } from "./ledger.ts";
import type { Given, Outcome, Request } from "./request.ts";

type Backend = { port: number; agent: http.Agent; downUntil: number };

const patienceMs = 40_000;
const leftOutMs = 300;
/** After this many tries a request has failed. An instance that refused a moment ago may be up by now. */
const mostTries = 4;
const isWell = (status: number) => status >= 200 && status < 400;
const nothing = (outcome: Outcome, instance: number, why: string): Given => ({
  outcome,
  status: 0,
  headers: {},
  body: "",
  instance,
  why,
});

export class Balancer {
  readonly #backends: Backend[];
  readonly #host: string;
  readonly #ledger: Ledger;
  #turn = 0;

  constructor(ports: readonly number[], host: string, ledger: Ledger) {
    this.#backends = ports.map((port) => ({
      port,
      agent: new http.Agent({ keepAlive: true, maxSockets: 64 }),
      downUntil: 0,
    }));
    this.#host = host;
    this.#ledger = ledger;
  }

  /** Sends a request, records the outcome, and returns it. Never throws. */
  async ask(request: Request): Promise<Given> {
    const sentAt = performance.now();
    const given = await this.#try(request);
    const isFine = given.status !== 0 && (request.isFine ?? isWell)(given.status);
    this.#ledger.note(request, given, sentAt, isFine);
    return given;
  }

  close(): void {
    for (const { agent } of this.#backends) agent.destroy();
  }

  async #try(request: Request): Promise<Given> {
    if (request.instance !== undefined) return this.#send(request, request.instance);
    for (let tries = 1, last = -1; ; tries += 1) {
      const number = this.#next(last);
      const given = await this.#send(request, number);
      last = number;
      const isSafe = (request.method ?? "GET") === "GET" || given.outcome === "no answer";
      if (given.status !== 0 || !isSafe || tries === mostTries) return given;
      this.#ledger.handedOn += 1;
    }
  }

  /** The instance whose turn it is, but not the one that was tried last. */
  #next(last: number): number {
    const now = performance.now();
    const numbers = [...this.#backends.keys()].filter((number) => number !== last);
    const up = numbers.filter((number) => (this.#backends[number]?.downUntil ?? 0) <= now);
    const among = up.length > 0 ? up : numbers;
    return among[(this.#turn += 1) % among.length] ?? 0;
  }

  /** `isResent`: an instance that is gone by now may have begun to process it. */
  #send(request: Request, instance: number, isResent = false): Promise<Given> {
    const { path, method = "GET", headers, body, client } = request;
    const backend = this.#backends[instance];
    if (!backend) return Promise.resolve(nothing("no answer", instance, "no such instance"));
    return new Promise((resolve) => {
      const asked = http.request(
        {
          port: backend.port,
          host: "127.0.0.1",
          path,
          method,
          agent: backend.agent,
          timeout: patienceMs,
          headers: {
            host: this.#host,
            "accept-encoding": "identity",
            ...(client ? { "x-forwarded-for": client } : {}),
            ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("end", () => {
            const status = answer.statusCode ?? 0;
            const text = Buffer.concat(chunks).toString();
            resolve({ outcome: status, status, headers: answer.headers, body: text, instance, why: "" });
          });
          answer.on("error", ({ message }) =>
            resolve(nothing("broken off", instance, `in its answer: ${message}`)),
          );
        },
      );
      asked.on("timeout", () => asked.destroy(new Error("no patience left")));
      asked.on("error", (error: NodeJS.ErrnoException) => {
        // The instance closed an idle connection just as it was reused: safe requests are sent again on another connection.
        if (asked.reusedSocket && error.code === "ECONNRESET" && method === "GET") {
          resolve(this.#send(request, instance, true));
          return;
        }
        const isRefused = error.code === "ECONNREFUSED";
        backend.downUntil = performance.now() + (isRefused ? leftOutMs : 0);
        const why = `${error.message}${asked.reusedSocket ? ", on a connection used before" : ""}`;
        resolve(nothing(isRefused && !isResent ? "no answer" : "broken off", instance, why));
      });
      asked.end(body);
    });
  }
}
