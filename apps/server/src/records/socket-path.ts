import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/** A unix socket's path has room for 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET_PATH = 103;

/**
 * Where a socket of the data folder lives: in the folder itself, or, when that path is too long for the operating system,
 * in a private folder under the temporary one whose name follows from it, so that every process finds the same.
 */
export function socketPath(dataDir: string, name: string): string {
  const inside = join(resolve(dataDir), name);
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH) return inside;
  const digest = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  const outside = join(tmpdir(), `omics-portal-${userInfo().uid}-${digest}`);
  mkdirSync(outside, { recursive: true, mode: 0o700 });
  return join(outside, name);
}
