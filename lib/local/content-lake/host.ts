/**
 * The content lake of a machine without a Sanity project. It implements the part of Sanity's HTTP API that the Studio and
 * @sanity/client use, over the shipped dataset and everything written since. Only for this machine, and for callers with its token.
 */
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { z } from "zod";
import {
  corsHeaders,
  isOwnOrigin,
  isToken,
  readToken,
  requireOwnOrigin,
  requireToken,
} from "#lib/local/content-lake/access";
import type { LakeHost } from "#lib/local/content-lake/exchange";
import { openKeptValues } from "#lib/local/content-lake/kept-values";
import { openLake, type Lake } from "#lib/local/content-lake/lake";
import { openListeners } from "#lib/local/content-lake/listeners";
import { dataset, projectId } from "#lib/local/content-lake/people";
import { openPresence } from "#lib/local/content-lake/presence";
import { badRequest, LakeRefusal, NotImplementedRefusal } from "#lib/local/content-lake/refusal";
import { routeOf } from "#lib/local/content-lake/routes";
import { seedDocuments } from "#lib/local/content-lake/seed";
import { datasetFile, pictureFolder } from "#lib/local/shipped-library";

export type LakeOptions = {
  /** The site's data folder, in which the lake has a folder of its own. */
  dataFolder: string;
  /** 0 for any free port. */
  port: number;
  /** The origins of the pages that may use the lake: the Studio's and the site's. */
  origins: readonly string[];
  datasetFile?: string;
  pictures?: string;
  log?: (line: string) => void;
};

export type RunningLake = {
  address: string;
  token: string;
  projectId: string;
  dataset: string;
  lake: Lake;
  close: () => Promise<void>;
};

/** The file in the lake's folder with the address of the running lake. */
export const addressFile = "address";

/** Starts the lake. Throws when its folder belongs to another process or its port is taken. */
export async function startContentLake(options: LakeOptions): Promise<RunningLake> {
  const { dataFolder, port, origins, log = console.warn } = options;
  const folder = path.resolve(dataFolder, "content-lake");
  const shipped = path.resolve(options.pictures ?? pictureFolder);
  const token = readToken(folder);
  const lake = await openLake(folder, () => seedDocuments(options.datasetFile ?? datasetFile, shipped));
  const host: LakeHost = {
    lake,
    listeners: openListeners(lake),
    folders: { own: path.join(folder, "assets"), shipped },
    kept: openKeptValues(path.join(folder, "studio-values.json")),
    token,
    address: "",
    origins,
  };
  const unknown = new Set<string>();
  const server = createServer((request, response) => {
    answer(host, request, response).catch((error: unknown) => {
      if (error instanceof NotImplementedRefusal && !unknown.has(error.what)) {
        unknown.add(error.what);
        log(`content lake: 501 for ${error.what}`);
      }
      refuse(response, asRefusal(error, log), corsHeaders(request, origins));
    });
  });
  // Idle connections are never closed: on a busy machine, a client may reuse one at the very moment when it is closed.
  server.keepAliveTimeout = 0;
  const presence = openPresence((authorization) => isToken(authorization, token));
  server.on("upgrade", (request, stream, head) => {
    const isSocket = /^\/v[\w-]+\/socket\/production(?:\?|$)/.test(request.url ?? "");
    if (isSocket && isOwnOrigin(request, origins)) presence.connect(request, stream, head);
    else stream.destroy();
  });
  // Listeners stay connected for hours.
  server.requestTimeout = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
  } catch (error) {
    await lake.close();
    throw error;
  }
  host.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(path.join(folder, addressFile), host.address, { mode: 0o600 });
  return {
    address: host.address,
    token,
    projectId,
    dataset,
    lake,
    close: async () => {
      host.listeners.close();
      presence.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await lake.close();
    },
  };
}

function asRefusal(error: unknown, log: (line: string) => void): LakeRefusal {
  if (error instanceof LakeRefusal) return error;
  if (error instanceof z.ZodError)
    return badRequest(error.issues[0]?.message ?? "The request is not understood");
  if (error instanceof URIError) return badRequest("The address is not understood");
  log(`content lake: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const message = "The content lake failed; its log says why";
  return new LakeRefusal(500, message, { statusCode: 500, error: "Internal Server Error", message });
}

function refuse(response: ServerResponse, refusal: LakeRefusal, headers: Record<string, string>): void {
  if (response.headersSent) response.destroy();
  else {
    response.writeHead(refusal.status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(refusal.body));
  }
}

/** Addresses of assets do not begin with a version. */
const addressShape = /^(?:\/v([\w-]+))?(\/.*)$/;

async function answer(host: LakeHost, request: IncomingMessage, response: ServerResponse): Promise<void> {
  requireOwnOrigin(request, host.origins);
  const headers = corsHeaders(request, host.origins);
  if (request.method === "OPTIONS") {
    response.writeHead(204, headers).end();
    return;
  }
  const url = new URL(request.url ?? "/", host.address);
  const [, apiVersion = "1", asked = "/"] = addressShape.exec(url.pathname) ?? [];
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  if (!isOpen(method, asked)) requireToken(request.headers.authorization, host.token);
  const { route, named } = routeOf(method, asked);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const body = await route.handler({ host, request, response, url, apiVersion, named });
  if (body === undefined || response.headersSent) return;
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(request.method === "HEAD" ? undefined : JSON.stringify(body));
}

/** Whether a request needs no token. One for an unknown address does: a caller without it learns nothing about addresses. */
function isOpen(method: string, asked: string): boolean {
  try {
    return routeOf(method, asked).route.isOpen === true;
  } catch {
    return false;
  }
}
