/** The script by which the container of Varnish starts. */
import { expect, test } from "vitest";
import { startServer } from "@/tests/support/services/http-server";
import { untilTestEnds } from "@/tests/support/machine/until-test-ends";
import { hasVarnish, startVarnish } from "@/tests/support/machine/varnish";

/** An instance at an address of this machine's own, which says where it is asked. */
async function startInstance(address: string, port?: number): Promise<number> {
  const server = await startServer((_, response) => void response.end(address), { address, port });
  return untilTestEnds(server).port;
}

test.skipIf(!hasVarnish && process.env.CI === undefined)(
  "Varnish waits for the first instance, and asks those that run, whatever their addresses are by now",
  { timeout: 90_000 },
  async () => {
    const backend = await startInstance("127.0.0.2");
    await startInstance("127.0.0.3", backend);
    const { url, run } = await startVarnish(backend);
    /** Who answers: asked for something that is kept by nobody. */
    const asked = async () => {
      const answers = [1, 2, 3, 4].map(() =>
        fetch(`${url}/api/csrf`).then(
          (answer) => answer.text(),
          () => "nobody",
        ),
      );
      return [...new Set(await Promise.all(answers))].toSorted();
    };
    expect(await asked()).toEqual(["nobody"]);
    run("127.0.0.2");
    await expect.poll(asked, { timeout: 30_000 }).toEqual(["127.0.0.2"]);
    run("127.0.0.2", "127.0.0.3");
    await expect.poll(asked, { timeout: 30_000 }).toEqual(["127.0.0.2", "127.0.0.3"]);
    run("127.0.0.3");
    await expect.poll(asked, { timeout: 30_000 }).toEqual(["127.0.0.3"]);
    // All of them at once are away: they are waited for where they were.
    run();
    await expect.poll(asked, { timeout: 30_000 }).toEqual(["127.0.0.3"]);
  },
);
