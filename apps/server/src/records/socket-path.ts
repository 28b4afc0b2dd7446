import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A unix socket's path has room for 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET_PATH = 103;

/**
 * Path of a socket of the data folder, which must exist: in the folder itself, or, when that path is too long for the
 * operating system, in a private folder under the temporary one whose name follows from it. Symbolic links are resolved
 * first, so that every process finds the same socket whatever path it was given.
 */
export function socketPath(dataDir: string, name: string): string {
  const folder = realpathSync(dataDir);
  const inside = join(folder, name);
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH) return inside;
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const outside = join(tmpdir(), `omics-portal-${userInfo().uid}-${digest}`);
  mkdirSync(outside, { recursive: true, mode: 0o700 });
  return join(outside, name);
}
