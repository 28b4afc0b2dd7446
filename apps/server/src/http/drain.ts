import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Maximum time to accept new connections during a shutdown, for a site that is never idle, in milliseconds. */
const ACCEPT_MS = 1000;
/** Time for requests on open connections to arrive, in milliseconds. */
const ARRIVE_MS = 100;
const CHECK_MS = 50;
/** Turns of the event loop without a new connection or request, after which none is pending: each turn accepts one. */
const QUIET_TURNS = 5;

/** Options of the shutdown. */
export interface DrainOptions {
  /** Time for active requests, in milliseconds. */
  limitMs: number;
  /** Called when the shutdown begins. */
  onStart?: () => void;
}

/**
 * Graceful shutdown: `app.close()` completes active requests, ends the live event streams, and closes each connection after
 * its response. Requests that take longer than `limitMs` are aborted. Node's own `server.close()` also closes connections
 * with a request that was sent but not read, so a busy server would drop most of them.
 */
export function drainOnClose(app: FastifyInstance, events: { close(): void }, options: DrainOptions): void {
  const { limitMs, onStart } = options;
  const { server } = app;
  let isClosing = false;
  let arrivals = 0;
  const closeAfterwards = (response: ServerResponse): void => {
    if (isClosing && !response.headersSent) response.setHeader('connection', 'close');
  };
  const untilQuiet = async (latest: number): Promise<void> => {
    for (let quiet = 0, seen = arrivals; quiet < QUIET_TURNS && performance.now() < latest; quiet += 1) {
      await turn();
      if (seen !== arrivals) quiet = 0;
      seen = arrivals;
    }
  };
  server.on('connection', () => (arrivals += 1));
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    arrivals += 1;
    closeAfterwards(response);
  });
  app.addHook('onSend', async (_request, reply) => closeAfterwards(reply.raw));
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    isClosing = true;
    onStart?.();
    const limit = performance.now() + limitMs;
    events.close();
    await untilQuiet(performance.now() + ACCEPT_MS);
    const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
    // Stops listening without closing connections.
    Server.prototype.close.call(server);
    await pause(Math.min(ARRIVE_MS, limitMs));
    const check = setInterval(() => {
      void untilQuiet(limit).then(() => server.closeIdleConnections());
      if (performance.now() > limit) server.closeAllConnections();
    }, CHECK_MS);
    await closed;
    clearInterval(check);
  });
}
