import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { EventBus } from '../events/event-bus.ts';

/** Connections that the operating system has accepted already get this long to reach the server. */
const ACCEPT_MS = 50;
const CHECK_MS = 50;

/**
 * Graceful shutdown: `app.close()` answers the requests that are in flight, ends the live event streams, and closes each
 * connection after its answer. What is not answered after `limitMs` is cut off.
 */
export function drainOnClose(app: FastifyInstance, events: Pick<EventBus, 'close'>, limitMs: number): void {
  let isClosing = false;
  const closeAfterwards = (response: ServerResponse): void => {
    if (isClosing && !response.headersSent) response.setHeader('connection', 'close');
  };
  app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) =>
    closeAfterwards(response),
  );
  app.addHook('onSend', async (_request, reply) => closeAfterwards(reply.raw));
  app.addHook('preClose', async () => {
    isClosing = true;
    events.close();
    const { server } = app;
    if (!server.listening) return;
    await pause(ACCEPT_MS);
    const check = setInterval(() => server.closeIdleConnections(), CHECK_MS);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    server.once('close', () => {
      clearInterval(check);
      clearTimeout(limit);
    });
  });
}
