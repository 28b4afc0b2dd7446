import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal } from './portal.mjs';

const folder = mkdtempSync(join(tmpdir(), 'drs-clients-'));
let portal: Awaited<ReturnType<typeof startPortal>> | undefined;
let file: { sha256: string; md5sum: string; file_size: number };

beforeAll(async () => {
  portal = await startPortal(folder, {});
  const records = `${portal.url}/dataseq/api/collections/quartet_proteomics?per_page=1&sort=file_size:desc`;
  const response = await fetch(records, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const page = (await response.json()) as { data: [typeof file] };
  [file] = page.data;
});
afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Prints the address of the bytes, as the access method of the object has it. */
const ADDRESS = `$(curl -fsS "$OBJECT" | jq -er '.access_methods[] | select(.type == "https") | .access_url.url')`;

/** Shell commands that read `$OBJECT`, the address of an object, by programs of Debian, and print its bytes. */
const CLIENTS = {
  'curl and jq': `curl -fsS "${ADDRESS}"`,
  'curl by the access method': `curl -fsS "$(curl -fsS "$OBJECT/access/$(curl -fsS "$OBJECT" | jq -er '.access_methods[0].access_id')" | jq -er .url)"`,
  'wget, which continues a part': `address="${ADDRESS}" && curl -fsS -r 0-99999 -o part.csv "$address" && wget -q -c -O part.csv "$address" && cat part.csv`,
  R: `Rscript -e 'object <- jsonlite::fromJSON(Sys.getenv("OBJECT")); download.file(object$access_methods$access_url$url[1], "r.csv", quiet = TRUE); stopifnot(nrow(read.csv("r.csv")) > 1, unname(tools::md5sum("r.csv")) == object$checksums$checksum[object$checksums$type == "md5"])' && cat r.csv`,
};

test.each(Object.entries(CLIENTS))('%s: the bytes of an object have its checksum', (_, command) => {
  const env = { ...process.env, OBJECT: `${portal?.url}/ga4gh/drs/v1/objects/${file.sha256}` };
  const script = `set -euo pipefail; { ${command}; } | sha256sum`;
  const printed = execFileSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
  expect(printed.split(' ')[0]).toBe(file.sha256);
});

test('an id that no object has stops curl with the status of the server', () => {
  const address = `${portal?.url}/ga4gh/drs/v1/objects/${'0'.repeat(64)}`;
  expect(() => execFileSync('curl', ['-fsS', address], { stdio: 'pipe' })).toThrow(/404/);
});
