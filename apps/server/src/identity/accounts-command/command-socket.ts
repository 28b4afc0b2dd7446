import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { socketPath } from '../../records/socket-path.ts';
import { AccountProblem } from '../own-accounts/account-problem.ts';
import type { AccountCommand } from './account-commands.ts';

const NAME = 'accounts.sock';
/** Codes of a socket that no server listens on; with ENOTDIR the data folder is a file, which is named when it is opened. */
const NO_SERVER = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTDIR']);
type Reply = { lines: string[] } | { problem: string };

/**
 * Serves commands about accounts to other processes of this user: the embedded database belongs to the server, and its socket
 * mixes the messages of several connections. Only the owner of the data folder can open the socket.
 */
export async function serveAccountCommands(
  dataDir: string,
  run: (command: AccountCommand) => Promise<string[]>,
): Promise<{ close(): void }> {
  const path = socketPath(dataDir, NAME);
  // The folder is locked: a socket that is there belongs to a server that was killed.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void reply(socket, run);
  });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  server.unref();
  return { close: () => server.close() };
}

async function reply(socket: Socket, run: (command: AccountCommand) => Promise<string[]>): Promise<void> {
  const result = await received(socket)
    .then((command) => run(JSON.parse(command) as AccountCommand))
    .then(
      (lines): Reply => ({ lines }),
      (error: unknown): Reply => ({ problem: error instanceof Error ? error.message : String(error) }),
    );
  socket.end(JSON.stringify(result));
}

/** Sends a command to the running server of a data folder; undefined if none runs. @throws AccountProblem */
export async function sendAccountCommand(
  dataDir: string,
  command: AccountCommand,
): Promise<string[] | undefined> {
  const socket = connect({ path: socketPath(dataDir, NAME), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_SERVER.has(code)) return undefined;
    throw error;
  }
  socket.end(JSON.stringify(command));
  const result = JSON.parse(await received(socket)) as Reply;
  if ('problem' in result) throw new AccountProblem(result.problem);
  return result.lines;
}

/** Everything that the other side sends. The socket stays open for writing, which an iterator would end. */
async function received(socket: Socket): Promise<string> {
  let all = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    all += text;
  });
  await once(socket, 'end');
  return all;
}
