import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a portal vanishes: it accepts no connection any more, or accepts them and says nothing. */
export type Vanishing = 'closed' | 'silent';

/** Portal that signs links, serves files of one byte, and vanishes. */
export interface VanishingPortal {
  /** Table of a kit of this portal, with its head. */
  readonly table: (names: readonly string[]) => string;
  readonly stop: () => Promise<void>;
}

/** Starts a portal on a free local port that vanishes after it has served so many files. */
export async function startVanishingPortal(how: Vanishing, afterFiles: number): Promise<VanishingPortal> {
  let remaining = afterFiles;
  const server = createServer((request, response) => {
    if (remaining <= 0) {
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
      const rows = names.map((name) => `${name}\t1\t-\t-\t-\t${url}/api/object?key=${name}\t-\n`);
      return `head\n${rows.join('')}`;
    },
    stop,
  };
}
