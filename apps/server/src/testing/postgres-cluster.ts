import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** PostgreSQL cluster of a test, listening on a Unix socket only. */
export interface PostgresCluster {
  url: string;
  /** Stops all its processes, which then accept queries and never answer them. Returns the function that lets them go on. */
  freeze(): () => void;
  close(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;

/**
 * Creates a cluster and starts it.
 *
 * @param permanentFolder folder of a cluster that is reused; without it a temporary one is created and removed.
 * @throws Error with a clear message when PostgreSQL is not installed.
 */
export async function startPostgres(permanentFolder?: string): Promise<PostgresCluster> {
  const programs = findPrograms();
  const folder = permanentFolder ?? (await mkdtemp(join(tmpdir(), 'pg-')));
  await mkdir(folder, { recursive: true });
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  if (!existsSync(data)) makeCluster(programs, data, { ...user, cwd: folder });
  const settings = ['listen_addresses=', 'fsync=off', 'full_page_writes=off'].flatMap((each) => ['-c', each]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  // A signal to the whole process group may end it before it is closed.
  const ended = once(server, 'exit');
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url, server);
  return {
    url,
    freeze() {
      const main = server.pid ?? 0;
      // First, so that it starts no further process.
      signal(main, 'SIGSTOP');
      const pids = [main, ...childrenOf(main)];
      for (const pid of pids) signal(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) signal(pid, 'SIGCONT');
      };
    },
    async close() {
      // Fast shutdown: sessions are cut, and the data is temporary in any case.
      server.kill('SIGINT');
      await ended;
      if (permanentFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signals a process. One whose connection has just ended may be gone. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

function makeCluster(
  programs: string,
  data: string,
  options: { uid?: number; gid?: number; cwd: string },
): void {
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`The test cluster could not be created: ${made.stderr}`);
}

function findPrograms(): string {
  const named = process.env['PG_BIN'];
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = [named, ...versions.map((version) => join(DEBIAN, version, 'bin'))].find(
    (each) => each !== undefined && existsSync(join(each, 'initdb')),
  );
  if (folder === undefined) {
    throw new Error(
      'These tests need PostgreSQL 15 or newer: install it (apt-get install postgresql), or name its programs in PG_BIN.',
    );
  }
  return folder;
}

/** User of the Debian package, because PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (line === null) throw new Error('PostgreSQL does not run as root, and there is no user "postgres".');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const ends = Date.now() + START_MS;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > ends) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
