import { endianness } from 'node:os';
import { expect, test } from 'vitest';
import { userOf, type Connection } from './own-requests.ts';

const [HOST, OTHER_HOST] = endianness() === 'LE' ? ['0100007F', '0200007F'] : ['7F000001', '7F000002'];
const HEAD =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode';
const row = (local: string, remote: string, user: number, inode = 4711) =>
  `   1: ${local} ${remote} 01 00000000:00000000 00:00000000 00000000  ${user}        0 ${inode} 1 0000000000000000`;
const CONNECTION: Connection = {
  address: '127.0.0.1',
  port: 0xd431,
  remoteAddress: '127.0.0.1',
  remotePort: 0x11f8,
};
const client = `${HOST}:D431`;
const server = `${HOST}:11F8`;

test.each([
  ['the user of the side that connected', [row(server, client, 1), row(client, server, 1000)], 1000],
  [
    'an IPv6 socket with an IPv4 address',
    [row(`0000000000000000FFFF0000${client}`, `0000000000000000FFFF0000${server}`, 1000)],
    1000,
  ],
  ['root', [row(client, server, 0)], 0],
  ['nothing for a connection that its program has closed', [row(client, server, 0, 0)], undefined],
  ['nothing for another port', [row(`${HOST}:D432`, server, 1000)], undefined],
  ['nothing for another address', [row(`${OTHER_HOST}:D431`, server, 1000)], undefined],
  ['nothing without tables', [], undefined],
])('finds %s', (_title, rows, user) => {
  expect(userOf(CONNECTION, [HEAD, ...rows].join('\n'))).toBe(user);
});
