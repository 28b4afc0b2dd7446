import type { IncomingMessage } from 'node:http';

/** Limits for reading a refused body before the connection is closed, in bytes and milliseconds. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;
const MAX_DRAIN_MS = 10_000;

/**
 * Reads and discards the rest of a request body. Without it, a client that is still sending would get EPIPE instead of the
 * response, because the closed connection resets. Gives up on bodies that are too long or too slow.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  if (Number(request.headers['content-length'] ?? 0) > MAX_DRAINED_BYTES) return Promise.resolve();
  return new Promise((resolve) => {
    let drained = 0;
    const timer = setTimeout(finish, MAX_DRAIN_MS);
    function finish(): void {
      clearTimeout(timer);
      request.off('data', count).off('end', finish).off('close', finish).off('error', finish);
      resolve();
    }
    function count(chunk: Buffer): void {
      drained += chunk.length;
      if (drained > MAX_DRAINED_BYTES) finish();
    }
    request.on('data', count).once('end', finish).once('close', finish).once('error', finish);
    request.resume();
  });
}
