import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { StartError } from '../config/start-error.ts';
import { constantHeaders, portalPolicy } from '../http/security-headers.ts';
import { withSettings } from '../portal/entry-document.ts';
import { IMMUTABLE, REVALIDATE } from '../portal/cache-control.ts';
import { headerFiles } from './header-files.ts';
import { originsOf } from './settings-origins.ts';

/** Options of a portal for a static host. */
export interface StaticHostOptions {
  /** Folder of the built portal. */
  portalDist: string;
  /** File with the settings of the site. */
  settings: string;
  /** Folder to write to; it is new or empty. */
  to: string;
  /** Further origins that pages may call, such as that of the object store. */
  connect: readonly string[];
  /** True: the site is reached by TLS. */
  isTls: boolean;
}

/**
 * Writes a portal for a static host: its files in `site`, with the settings in the entry document and `_headers`, and beside
 * it parts of the configuration of nginx and Caddy. The headers are those that the server sends.
 *
 * @throws StartError in words for the operator.
 */
export async function writeStaticHost(options: StaticHostOptions): Promise<{ policy: string }> {
  const { portalDist, to, connect, isTls } = options;
  const settings = await readSettings(options.settings);
  const built = await readFile(join(portalDist, 'index.html'), 'utf8').catch(() => {
    throw new StartError(`The portal is not built: there is no index.html in ${portalDist}.`);
  });
  const { html, scriptHashes } = withSettings(built, settings);
  const policy = portalPolicy({ ...originsOf(settings, connect), scriptHashes });
  const site = join(to, 'site');
  await mkdir(to, { recursive: true });
  if ((await readdir(to)).length > 0) throw new StartError(`${to} is not empty: name another folder.`);
  await cp(portalDist, site, { recursive: true });
  const page = Buffer.from(html);
  await writeFile(join(site, 'index.html'), page);
  await writeFile(join(site, 'index.html.br'), brotliCompressSync(page));
  await writeFile(join(site, 'index.html.gz'), gzipSync(page));
  const { _headers, ...others } = headerFiles({
    all: { 'content-security-policy': policy, ...constantHeaders(isTls) },
    cache: { hashed: IMMUTABLE, others: REVALIDATE },
  });
  await writeFile(join(site, '_headers'), _headers);
  for (const [name, text] of Object.entries(others)) await writeFile(join(to, name), text);
  return { policy };
}

async function readSettings(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`There is no file ${file}.`);
  });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new StartError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new StartError(`${file} must hold an object, in the shape of the README ("Your own back ends").`);
}
