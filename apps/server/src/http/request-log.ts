import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';

/** Destination of the log lines, each of which is one JSON object. */
export interface LogDestination {
  write(line: string): void;
}

/** Options of the request log. */
export interface RequestLogOptions extends Pick<ServerConfig, 'slowRequestMs'> {
  /** Routes that monitors call every few seconds: their lines have the level `debug`. */
  probes: readonly string[];
  /** Root path of transfers, which take as long as their size and the client's line demand. */
  transferRoot: string;
  observer?: RequestObserver;
  /** Clock in milliseconds; default: that of the process. */
  now?: () => number;
}

/** Request whose response has ended. */
export interface EndedRequest {
  method: string;
  /** Pattern of the route; null for a path that the server does not have. */
  route: string | null;
  status: number;
  ms: number;
  /** True for a transfer and for a stream of events: their time says nothing about the server. */
  isLong: boolean;
  /** True when the client left before the end. */
  isAborted: boolean;
}

/** Observer of requests. */
export interface RequestObserver {
  begin(): void;
  /** Called for each request once, when its response has ended or its client has left. */
  end(request: EndedRequest): void;
}

const REQUEST_IDS = new WeakMap<IncomingMessage, string>();

/**
 * Fastify options of the log: its own pino, with the level as a word and the time in ISO 8601. Fastify's own lines about
 * requests are off, because they have the URL and the address of the caller: see `logRequests`.
 */
export function loggerOptions(
  { logLevel }: Pick<ServerConfig, 'logLevel'>,
  destination?: LogDestination,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    logger: {
      level: logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      ...(destination ? { stream: destination } : {}),
    },
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: (request) => REQUEST_IDS.get(request as IncomingMessage) ?? randomUUID(),
  };
}

/**
 * Request log: one line for each response, also for those that bypass Fastify. A line has the id of the request, which the
 * client gets as `x-request-id`, the method, the pattern of the route, the status and the time. URLs are left out, because
 * they have names, keys and signatures; so are headers, addresses and accounts.
 */
export function logRequests(app: FastifyInstance, options: RequestLogOptions): void {
  const routes = new WeakMap<IncomingMessage, string>();
  const { now = () => performance.now(), observer } = options;
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const started = now();
    const reqId = randomUUID();
    REQUEST_IDS.set(request, reqId);
    response.setHeader('x-request-id', reqId);
    observer?.begin();
    response.once('close', () => {
      const route = routes.get(request) ?? null;
      const ms = Math.round(now() - started);
      const { statusCode: status, writableFinished } = response;
      const method = request.method ?? '';
      const isLong = takesLong(response, route, options.transferRoot);
      const slow = ms >= options.slowRequestMs && !isLong;
      observer?.end({ method, route, status, ms, isLong, isAborted: !writableFinished });
      app.log[levelOf(route, status, slow, options.probes)](
        {
          reqId,
          method,
          route,
          status,
          ms,
          ...(slow ? { slow } : {}),
          ...(writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
  });
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.url !== undefined) routes.set(raw, routeOptions.url);
  });
}

/** True for a transfer and for a stream of events. */
function takesLong(response: ServerResponse, route: string | null, transferRoot: string): boolean {
  return (
    route?.startsWith(`${transferRoot}/`) === true ||
    String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
  );
}

function levelOf(
  route: string | null,
  status: number,
  slow: boolean,
  probes: readonly string[],
): 'debug' | 'info' | 'warn' | 'error' {
  if (route !== null && probes.includes(route)) return 'debug';
  if (status >= 500) return 'error';
  return slow ? 'warn' : 'info';
}

/** Text for the log without tokens and query strings, which messages of errors may repeat. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 …')
    .replaceAll(/\beyJ[\w-]+\.[\w-]*(\.[\w-]*)*/g, '…')
    .replaceAll(/\bomp_[0-9a-f]{12}_\w+/g, 'omp_…')
    .replaceAll(/(:\/\/)[^\s/@]+@/g, '$1…@')
    .replaceAll(/(?<=\S)\?[^\s"'`)>]+/g, '?…');
}
