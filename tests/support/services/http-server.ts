/** HTTP servers on this machine, as a test needs them. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export type HttpServer = {
  url: string;
  port: number;
  /** Ends it, with every connection to it. */
  stop: () => Promise<void>;
};

type At = { port?: number; address?: string };

/** Has a server listen: where nothing else is said, on a free port of 127.0.0.1. Rejects when it cannot. */
export const startListening = (
  server: Server,
  { port = 0, address = "127.0.0.1" }: At = {},
): Promise<HttpServer> =>
  new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, address, () => {
      server.off("error", reject);
      const own = server.address() as AddressInfo;
      resolve({
        url: `http://${address}:${own.port}`,
        port: own.port,
        stop: () =>
          new Promise((ended) => {
            server.close(() => ended());
            server.closeAllConnections();
          }),
      });
    });
  });

/** Starts a server that answers as `answer` does. */
export const startServer = (answer: RequestListener, at?: At): Promise<HttpServer> =>
  startListening(createServer(answer), at);

/** For a server that answers a request once its whole body has arrived. */
export const withBody =
  (answer: (request: IncomingMessage, response: ServerResponse, body: string) => void): RequestListener =>
  (request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => answer(request, response, body));
  };
