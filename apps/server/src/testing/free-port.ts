import { createServer } from 'node:net';

// Below the ports that Linux gives to connections: none of these is taken while the server that shall have it starts.
const FIRST_PORT = 20_000;
const END_PORT = 32_000;
const MAX_ATTEMPTS = 50;

/** Finds a free port of this machine, for a server that starts later. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const port = FIRST_PORT + Math.floor(Math.random() * (END_PORT - FIRST_PORT));
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${MAX_ATTEMPTS} ports from ${FIRST_PORT} to ${END_PORT} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
