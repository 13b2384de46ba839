/** A server that shows a site's pages without any script, compressed as the site compresses them. */
import { request as ask, type IncomingMessage } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

const { startServer } = await import("../support/services/http-server.ts");

/** What makes a page load or run code; data in script elements (JSON-LD) stays. */
const scripts =
  /<script(?![^>]*type="application\/ld\+json")\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g;

const wholeOf = async (stream: IncomingMessage): Promise<Buffer> => Buffer.concat(await stream.toArray());

/** Starts it in front of the site at `url`. The page's own policy is left out, since it names the removed scripts. */
export const withoutScripts = (url: string, port: number) =>
  startServer(
    (request, response) => {
      const isDocument = (request.headers.accept ?? "").includes("text/html");
      const headers = {
        ...request.headers,
        host: new URL(url).host,
        ...(isDocument ? { "accept-encoding": "identity" } : {}),
      };
      const asked = ask(url + (request.url ?? "/"), { method: request.method, headers }, (answer) => {
        void wholeOf(answer).then((body) => {
          const {
            "content-security-policy": _policy,
            "transfer-encoding": _coding,
            ...kept
          } = answer.headers;
          if (!(kept["content-type"] ?? "").startsWith("text/html")) {
            response.writeHead(answer.statusCode ?? 502, kept).end(body);
            return;
          }
          const page = brotliCompressSync(body.toString().replaceAll(scripts, ""), {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
          });
          response
            .writeHead(answer.statusCode ?? 502, {
              ...kept,
              "content-encoding": "br",
              "content-length": page.length,
            })
            .end(page);
        });
      });
      asked.on("error", () => response.writeHead(502).end());
      request.pipe(asked);
    },
    { port },
  );
