import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { BodyLimits } from '../config/server-config.ts';

/** Options of the Node server that end a connection whose headers do not arrive in time, with 408. */
export function headerLimits({
  headersMs,
}: BodyLimits): Pick<ServerOptions, 'headersTimeout' | 'connectionsCheckingInterval'> {
  return { headersTimeout: headersMs, connectionsCheckingInterval: Math.ceil(headersMs / 4) };
}

/**
 * Closes connections whose client takes nothing of a response within the window, because each holds an open file or a
 * buffer. A response that waits for the server, such as a live stream without events, is not concerned.
 */
export function endStalledReaders(app: FastifyInstance, windowMs: number): void {
  app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) =>
    watchReader(response, windowMs),
  );
}

/** Watches the client of a response until the response is complete or its connection is closed. */
export function watchReader(response: ServerResponse, windowMs: number): void {
  const { socket } = response;
  if (socket === null) return;
  let taken = -1;
  const timer = setInterval(() => {
    const waiting = socket.writableLength;
    const now = socket.bytesWritten - waiting;
    if (waiting > 0 && now === taken) socket.destroy();
    taken = now;
  }, windowMs);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}
