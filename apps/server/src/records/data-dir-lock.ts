import { randomUUID } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import { socketPath } from './socket-path.ts';

/** Lock on the data folder: held while this process may write into it. */
export interface DataDirLock {
  release(): Promise<void>;
}

interface Peer {
  pid: number;
  token: string;
}

/**
 * Locks the data folder for this process. Two servers on one embedded database would lose data silently, so a live holder
 * is a `StartError`; the lock of a killed one is taken over. The lock is a bound socket, which the operating system closes
 * however the process ends.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const path = socketPath(dataDir, 'lock.sock');
  const own: Peer = { pid: process.pid, token: randomUUID() };
  const server = (await bind(path, own)) ?? (await takeOver(path, own, dataDir));
  const holder = await readHolder(path);
  if (holder?.token !== own.token) {
    await close(server);
    throw inUse(dataDir, holder);
  }
  return { release: () => close(server) };
}

async function takeOver(path: string, own: Peer, dataDir: string): Promise<Server> {
  const peer = await readHolder(path);
  if (peer) throw inUse(dataDir, peer);
  unlinkSync(path);
  const server = await bind(path, own);
  if (!server) throw inUse(dataDir, undefined);
  return server;
}

function inUse(dataDir: string, peer: Peer | undefined): StartError {
  const who = peer ? `the server with process id ${peer.pid}` : 'another server';
  return new StartError(
    `${join(dataDir)} is in use by ${who}: stop that one, or set DATA_DIR to another folder.`,
  );
}

/** Binds the lock socket; undefined when the path exists, for a live or a dead process. */
function bind(path: string, own: Peer): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(JSON.stringify(own));
    });
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

/** Reads the holder of a lock socket; undefined when no process responds. */
function readHolder(path: string): Promise<Peer | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path);
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(readPeer(text)));
  });
}

function readPeer(text: string): Peer | undefined {
  try {
    return JSON.parse(text) as Peer;
  } catch {
    return undefined;
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
