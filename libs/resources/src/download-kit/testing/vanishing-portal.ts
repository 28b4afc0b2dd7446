import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Ways in which a portal vanishes: it accepts no connection any more, or accepts them and says nothing, or that in the middle of its
 * next files.
 */
export type Vanishing = 'closed' | 'silent' | 'frozen';

/** Bytes of a file before the portal freezes; so many that their average speed falls slowly. */
const FROZEN_BYTES = 100_000;

/** Portal that signs links, serves files of one byte, and vanishes. */
export interface VanishingPortal {
  /** Table of a kit of this portal, with its head. */
  readonly table: (names: readonly string[]) => string;
  readonly stop: () => Promise<void>;
}

/** Starts a portal on a free local port that vanishes after it has served so many files. */
export async function startVanishingPortal(how: Vanishing, afterFiles: number): Promise<VanishingPortal> {
  let remaining = afterFiles;
  let frozen = false;
  const server = createServer((request, response) => {
    if (frozen && request.url === '/') return;
    if (remaining <= 0 && how === 'frozen' && request.url === '/storage') {
      frozen = true;
      response.writeHead(200, { 'Content-Length': 2 * FROZEN_BYTES }).write(Buffer.alloc(FROZEN_BYTES));
      return;
    }
    if (remaining <= 0 && how !== 'frozen') {
      if (how === 'closed') response.destroy();
      return;
    }
    if (!request.url?.startsWith('/storage'))
      return void response.end(JSON.stringify({ download_url: `${url}/storage` }));
    remaining -= 1;
    response.setHeader('Connection', 'close').end('x', () => {
      if (remaining === 0 && how === 'closed') void stop();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    table: (names) => {
      const size = how === 'frozen' ? 2 * FROZEN_BYTES : 1;
      const rows = names.map((name) => `${name}\t${size}\t-\t-\t-\t${url}/api/object?key=${name}\t-\n`);
      return `head\n${rows.join('')}`;
    },
    stop,
  };
}
