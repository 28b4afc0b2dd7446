import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findHome } from '../config/server-home.ts';

/** Debian has it outside of the PATH of most users. */
const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) =>
  existsSync(file),
);

export interface NginxOptions {
  /** Port of 127.0.0.1 to listen on. */
  port: number;
  /** Ports of the servers. */
  servers: readonly number[];
  /** Folder for its files. */
  folder: string;
}

/**
 * Starts nginx with the configuration of docs/operations.md in front of several servers. Resolves to the function that ends
 * it, or to undefined where nginx is not installed.
 */
export async function startNginx(options: NginxOptions): Promise<(() => Promise<void>) | undefined> {
  if (PROGRAM === undefined) return undefined;
  const file = join(options.folder, 'nginx.conf');
  await writeFile(file, await configuration(options));
  const child = spawn(PROGRAM, ['-c', file, '-p', options.folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const url = `http://127.0.0.1:${options.port}`;
  for (;;) {
    const responds = await fetch(url).then(
      () => true,
      () => false,
    );
    if (responds) break;
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** The recipe of the page, without TLS and with the ports of this test. */
async function configuration({ port, servers, folder }: NginxOptions): Promise<string> {
  const page = await readFile(join(findHome().repository, 'docs/operations.md'), 'utf8');
  const location = partOf(page, /^ {2}location \/ \{\n[^}]*^ {2}\}$/m).replace(
    /proxy_pass .*;/,
    'proxy_pass http://portal;',
  );
  const addresses = servers.map((each) => `  server 127.0.0.1:${each};\n`);
  const upstream = partOf(page, /^upstream portal \{\n(?: {2}server .*\n)+\}$/m).replace(
    /(?: {2}server .*\n)+/,
    addresses.join(''),
  );
  return `
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log stderr;
events {}
http {
access_log off;
client_body_temp_path ${join(folder, 'body')};
proxy_temp_path ${join(folder, 'proxy')};
fastcgi_temp_path ${join(folder, 'fastcgi')};
uwsgi_temp_path ${join(folder, 'uwsgi')};
scgi_temp_path ${join(folder, 'scgi')};
${upstream}
server {
  listen 127.0.0.1:${port};
  ${partOf(page, /client_max_body_size .*;/)}
${location}
}
}
`;
}

function partOf(page: string, pattern: RegExp): string {
  const [found] = pattern.exec(page) ?? [];
  if (found === undefined) throw new Error(`docs/operations.md has nothing like ${String(pattern)}.`);
  return found;
}
