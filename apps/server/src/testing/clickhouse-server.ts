import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** ClickHouse server of a test, on a port of this machine. */
export interface ClickhouseServer {
  /** Address with user name, password and database, for `CLICKHOUSE_URL`. */
  url: string;
  close(): Promise<void>;
}

const START_MS = 60_000;
const POLL_MS = 50;
const USER = 'portal';
/** With signs that an address must escape. */
const PASSWORD = 'p:/@ ss';
const DATABASE = 'records';

/**
 * Starts a ClickHouse server with a configuration of its own.
 *
 * @param permanentFolder folder of a server whose data is used again; without it a temporary one is created and removed.
 * @throws Error with a clear message when ClickHouse is not installed.
 */
export async function startClickhouse(permanentFolder?: string): Promise<ClickhouseServer> {
  const folder = permanentFolder ?? (await mkdtemp(join(tmpdir(), 'clickhouse-')));
  const port = await freePort();
  await mkdir(join(folder, 'data'), { recursive: true });
  await writeFile(join(folder, 'config.xml'), configuration(folder, port));
  await writeFile(join(folder, 'users.xml'), USERS);
  const server = spawn('clickhouse-server', [`--config-file=${join(folder, 'config.xml')}`], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/bin:/usr/sbin` },
  });
  const failed = new Promise<never>((_resolve, reject) => {
    server.once('error', () => {
      reject(new Error('These tests need ClickHouse: install it (apt-get install clickhouse-server).'));
    });
    server.once('exit', (code) => {
      const log = join(folder, 'error.log');
      void readFile(log, 'utf8')
        .catch(() => '')
        .then((text) => reject(new Error(`ClickHouse ended with ${String(code)}: ${text.slice(-500)}`)));
    });
  });
  // The exit is awaited at the end, too.
  failed.catch(() => undefined);
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([untilReady(origin), failed]);
  return {
    url: `http://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${DATABASE}`,
    async close() {
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
      }
      if (permanentFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(origin: string): Promise<void> {
  const key = Buffer.from(`${USER}:${PASSWORD}`).toString('base64');
  const ends = Date.now() + START_MS;
  for (;;) {
    try {
      const response = await fetch(origin, {
        method: 'POST',
        headers: { authorization: `Basic ${key}` },
        body: `CREATE DATABASE IF NOT EXISTS ${DATABASE}`,
      });
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      return;
    } catch (error) {
      if (Date.now() > ends) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

function configuration(folder: string, port: number): string {
  return `<yandex>
  <logger>
    <level>warning</level>
    <log>${folder}/server.log</log>
    <errorlog>${folder}/error.log</errorlog>
  </logger>
  <http_port>${port}</http_port>
  <listen_host>127.0.0.1</listen_host>
  <path>${folder}/data/</path>
  <tmp_path>${folder}/data/tmp/</tmp_path>
  <users_config>users.xml</users_config>
  <default_profile>default</default_profile>
  <default_database>default</default_database>
  <mark_cache_size>268435456</mark_cache_size>
</yandex>
`;
}

const USERS = `<yandex>
  <profiles><default></default></profiles>
  <quotas><default></default></quotas>
  <users>
    <${USER}>
      <password>${PASSWORD}</password>
      <networks><ip>127.0.0.1</ip></networks>
      <profile>default</profile>
      <quota>default</quota>
    </${USER}>
  </users>
</yandex>
`;
