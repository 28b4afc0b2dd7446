import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SERVER = resolve(import.meta.dirname, '../../apps/server');

/** The languages in which the manifest of the reference data sets ships. */
export const MANIFEST_LANGUAGES = ['en-US', 'zh-CN'];

/** Path of the manifest of a language. */
export const manifestPath = (language) =>
  resolve(SERVER, `brands/quartet/documents/reference-datasets/manifest.${language}.json`);

/** The files of the reference sets that ship, as a manifest names them; what describes a set is no file of it. */
export function shippedFiles() {
  const sets = resolve(SERVER, 'reference-sets');
  return readdirSync(sets, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => readdirSync(resolve(sets, entry.name)).map((name) => [entry.name, name]))
    .filter(([, name]) => !['manifest.json', 'LICENSE', 'SOURCE'].includes(name))
    .map(([set, name]) => `files/${set}/${name}`);
}

/** The bytes of a file that a manifest names. The server has the reference sets below `files/`. */
const shippedBytes = (url) => readFileSync(resolve(SERVER, url.replace(/^files\//, 'reference-sets/')));

/** A manifest as text, with size and checksums of every file as they are now; everything else stays as it is. */
export function measuredManifest(text) {
  const versions = Object.entries(JSON.parse(text)).map(([version, datasets]) => [
    version,
    datasets.map((dataset) => ({ ...dataset, files: dataset.files.map(measured) })),
  ]);
  return `${JSON.stringify(Object.fromEntries(versions), null, 2)}\n`;
}

function measured({ name, url, description }) {
  const bytes = shippedBytes(url);
  const sum = (method) => createHash(method).update(bytes).digest('hex');
  return { name, url, description, size: bytes.length, md5: sum('md5'), sha256: sum('sha256') };
}
