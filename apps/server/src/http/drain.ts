import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A busy site never becomes quiet: after this time no connection is accepted any more, in milliseconds. */
const ACCEPT_MS = 1000;
/** Requests that are on their way through an open connection get this long to arrive, in milliseconds. */
const ARRIVE_MS = 100;
const CHECK_MS = 50;
/** Turns of the event loop without a new connection or request, after which none waits to be read: each turn accepts one. */
const QUIET_TURNS = 5;

/**
 * Graceful shutdown: `app.close()` answers the requests that are in flight, ends the live event streams, and closes each
 * connection after its answer. What is not answered after `limitMs` is cut off. Node's own `server.close()` also closes
 * connections whose request was sent but not read yet, so that a busy server would drop most of them.
 */
export function drainOnClose(app: FastifyInstance, events: { close(): void }, limitMs: number): void {
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
    const limit = performance.now() + limitMs;
    events.close();
    await untilQuiet(performance.now() + ACCEPT_MS);
    const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
    // Stops listening, and leaves the connections alone.
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
