/** What counts as confirmed by the form service, and what the operator is told of what does not. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startServer, withBody, type HttpServer } from "@/tests/support/services/http-server";

let answer: { status: number; location?: string } = { status: 200 };
const asked: string[] = [];
let server: HttpServer;
let origin = "";

beforeAll(async () => {
  server = await startServer(
    withBody((request, response) => {
      asked.push(request.url ?? "");
      const { status, location } = answer;
      response.writeHead(status, location === undefined ? {} : { location }).end();
    }),
  );
  origin = `http://localhost:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
});

/** Posts one sign-up to the form at this address. */
async function post(url: string) {
  vi.resetModules();
  vi.stubEnv("NEWSLETTER_FORM_URL", url);
  const { postSubmission } = await import("#lib/platform/server/form-service");
  return postSubmission({ id: "one", list: "newsletter", emailAddress: "ada@example.org", language: "" });
}

test("a form is posted to by its address as it was written, its last slash too", async () => {
  for (const path of ["/f/abc/", "/f/abc", "/f?list=a/"]) {
    expect(await post(origin + path)).toBeNull();
    expect(asked.at(-1)).toBe(path);
  }
});

test("a redirect to a page confirms, be it the form's own", async () => {
  for (const status of [301, 302, 303])
    for (const location of [
      "/thanks",
      "https://forms.example/thanks",
      "/f?subscribed=1",
      "/f#thanks",
      "/f",
    ]) {
      answer = { status, location };
      expect(await post(`${origin}/f`), `${status} ${location}`).toBeNull();
    }
});

test("a redirect that spells the form's address anew has taken nothing, unless it says to see a page", async () => {
  answer = { status: 303, location: "/f/" };
  expect(await post(`${origin}/f`)).toBeNull();
  for (const status of [301, 302])
    for (const [path, location] of [
      ["/f/abc", "/f/abc/"],
      ["/f/abc/", "/f/abc"],
      ["/f?list=1", `${origin.replace("http:", "https:")}/f?list=1`],
      ["/f", `${origin.replace("//", "//www.")}/f`],
    ] as const) {
      answer = { status, location };
      expect(await post(origin + path), `${status} ${path} ${location}`).toEqual({
        fault: `status ${status}`,
        isOfService: true,
      });
    }
});

test("neither a refusal nor a redirect that asks to post elsewhere confirms", async () => {
  for (const status of [400, 404, 410, 429, 500, 503, 307, 308]) {
    answer = { status, location: "/thanks" };
    const isOfService = status !== 400;
    expect(await post(`${origin}/f`)).toEqual({ fault: `status ${status}`, isOfService });
  }
});

test("what is refused for what it says is no fault of the service", async () => {
  for (const status of [400, 409, 413, 415, 418, 422]) {
    answer = { status };
    expect(await post(`${origin}/f`), `${status}`).toMatchObject({ isOfService: false });
  }
  for (const status of [401, 403, 404, 405, 408, 425, 429, 500, 502, 503, 504]) {
    answer = { status };
    expect(await post(`${origin}/f`), `${status}`).toMatchObject({ isOfService: true });
  }
});

test("why a service could not be reached is told by the network's own code, and by nothing that was sent", async () => {
  const closed = await startServer(() => undefined);
  await closed.stop();
  expect(await post(`${closed.url}/f`)).toEqual({
    fault: "TypeError ECONNREFUSED",
    isOfService: true,
  });
});
