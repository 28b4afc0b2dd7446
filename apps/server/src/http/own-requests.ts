import { readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** Connections of this machine, as Linux lists them. A program may use an IPv6 socket for an IPv4 address. */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];

/** Connection between two IPv4 addresses, seen from the side that opened it. */
export interface Connection {
  address: string;
  port: number;
  remoteAddress: string;
  remotePort: number;
}

/**
 * Accepts only connections of programs of the user that runs the server, and only requests that name this server as their host:
 * other users of the machine reach nothing, and neither does a page whose host name resolves to this machine.
 */
export function onlyOwnRequests(app: FastifyInstance, publicUrl: string): void {
  const ownUser = process.getuid?.();
  const { host: ownHost } = new URL(publicUrl);
  app.server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '', remotePort = 0, localAddress = '', localPort = 0 } = socket;
    const user = userOf(
      { address: remoteAddress, port: remotePort, remoteAddress: localAddress, remotePort: localPort },
      readTables(),
    );
    if (user === undefined || user !== ownUser) socket.destroy();
  });
  app.addHook('onRequest', async ({ headers: { host = '' } }) => {
    if (host !== ownHost)
      throw new ApiError(421, {
        'en-US': `This server answers as ${ownHost} only.`,
        'zh-CN': `本服务器只以 ${ownHost} 应答。`,
      });
  });
}

/**
 * Id of the user whose program opened a connection; undefined for one that is not in the tables, or that its program has closed:
 * the tables show no user of those.
 */
export function userOf(
  { address, port, remoteAddress, remotePort }: Connection,
  tables: string,
): number | undefined {
  const ends = [endOf(address, port), endOf(remoteAddress, remotePort)];
  for (const line of tables.split('\n')) {
    const [, local = '', remote = '', , , , , user, , inode] = line.trim().split(/\s+/);
    const isFound = local.endsWith(ends[0] ?? '') && remote.endsWith(ends[1] ?? '');
    if (isFound && inode !== '0') return Number(user);
  }
  return undefined;
}

/** End of a connection as in the tables: the bytes of the address in the order of the machine, and the port, in hex. */
function endOf(address: string, port: number): string {
  const bytes = address.split('.').map(Number);
  const ordered = endianness() === 'LE' ? bytes.toReversed() : bytes;
  const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');
  return `${ordered.map((byte) => hex(byte, 2)).join('')}:${hex(port, 4)}`;
}

function readTables(): string {
  return TABLES.map((path) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  }).join('\n');
}
