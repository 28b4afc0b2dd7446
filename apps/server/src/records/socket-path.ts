import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Socket path limit in bytes: Linux allows 107, macOS 103. */
const MAX_SOCKET_PATH = 103;

/**
 * Path of a socket for a data folder, which must exist. The socket is in the folder itself or, if that path is too long for
 * the operating system, in a private folder under the temporary one, named after a hash. Symbolic links are resolved first,
 * so that every process finds the same socket.
 */
export function socketPath(dataDir: string, name: string): string {
  const folder = realpathSync(dataDir);
  const inside = join(folder, name);
  if (Buffer.byteLength(inside) <= MAX_SOCKET_PATH) return inside;
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const outside = join(tmpdir(), `omics-portal-${userInfo().uid}-${digest}`);
  mkdirSync(outside, { recursive: true, mode: 0o700 });
  return join(outside, name);
}
