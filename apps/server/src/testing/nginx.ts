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
  const url = `http://127.0.0.1:${options.port}`;
  return runNginx(PROGRAM, options.folder, await configuration(options), () => fetch(url));
}

/** Options of a site whose recipe is started as it ships. */
export interface NginxSiteOptions extends Pick<NginxOptions, 'folder'> {
  /** Port of 127.0.0.1 with TLS. */
  port: number;
  /** Port of 127.0.0.1 that redirects to the other. */
  plainPort: number;
  /** Port of the server. */
  server: number;
  /** Paths of the certificate and its key. */
  certificate: string;
  key: string;
}

/**
 * Starts nginx with `deploy/nginx`, with other ports and another certificate. Resolves to the function that ends it, or to
 * undefined where nginx is not installed.
 */
export async function startNginxSite(options: NginxSiteOptions): Promise<(() => Promise<void>) | undefined> {
  if (PROGRAM === undefined) return undefined;
  const { folder, port, plainPort, server, certificate, key } = options;
  const recipe = (name: string) => readFile(join(findHome().repository, 'deploy/nginx', name), 'utf8');
  const upstream = (await recipe('omics-portal-upstream.conf')).replace(
    '127.0.0.1:4600',
    `127.0.0.1:${server}`,
  );
  const site = (await recipe('omics-portal.conf'))
    .replaceAll(/^ {2}listen \[::\].*\n/gm, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replace('/etc/ssl/portal/certificate.pem', certificate)
    .replace('/etc/ssl/portal/key.pem', key);
  const plain = `http://127.0.0.1:${plainPort}`;
  return runNginx(PROGRAM, folder, wrapped(folder, upstream + site), () =>
    fetch(plain, { redirect: 'manual' }),
  );
}

/**
 * Starts nginx for a static host: `site` is its root, and `include` the file that it includes as docs/operations.md says.
 * Resolves to the function that ends it, or to undefined where nginx is not installed.
 */
export async function startNginxFiles({
  port,
  folder,
  site,
  include,
}: {
  port: number;
  folder: string;
  site: string;
  include: string;
}): Promise<(() => Promise<void>) | undefined> {
  if (PROGRAM === undefined) return undefined;
  const server = `
types {
  text/html html;
  text/javascript js;
}
server {
  listen 127.0.0.1:${port};
  root ${site};
  include ${include};
}
`;
  return runNginx(PROGRAM, folder, wrapped(folder, server), () => fetch(`http://127.0.0.1:${port}/`));
}

/** Runs nginx until the returned function ends it; resolves when it responds. */
async function runNginx(
  program: string,
  folder: string,
  configured: string,
  knock: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configured);
  const child = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  for (;;) {
    const responds = await knock().then(
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
  return wrapped(
    folder,
    `${upstream}
server {
  listen 127.0.0.1:${port};
  ${partOf(page, /client_max_body_size .*;/)}
${location}
}
`,
  );
}

/** Configuration whose files are in a folder of its own. */
function wrapped(folder: string, sites: string): string {
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
${sites}
}
`;
}

function partOf(page: string, pattern: RegExp): string {
  const [found] = pattern.exec(page) ?? [];
  if (found === undefined) throw new Error(`docs/operations.md has nothing like ${String(pattern)}.`);
  return found;
}
