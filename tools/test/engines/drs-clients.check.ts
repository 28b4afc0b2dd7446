import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal } from './portal.mjs';

const folder = mkdtempSync(join(tmpdir(), 'drs-clients-'));
let portal: Awaited<ReturnType<typeof startPortal>> | undefined;
let file: DrsRecord;

/** Record of a file, as far as these tests read it. */
interface DrsRecord {
  readonly sha256: string;
  readonly file_name: string;
  readonly read_count?: number;
}

/** First file of a collection in an order, of those with a format. */
async function firstFile(collection: string, sort: string, format?: string): Promise<DrsRecord> {
  const query =
    format === undefined
      ? {}
      : { type: 'rule', query: { variable: 'data_format', operator: 'in', value: [format] } };
  const records = `${portal?.url}/dataseq/api/collections/${collection}?per_page=1&sort=${sort}`;
  const response = await fetch(records, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  });
  const { data } = (await response.json()) as { data: readonly [DrsRecord] };
  return data[0];
}

beforeAll(async () => {
  portal = await startPortal(folder, {});
  file = await firstFile('quartet_proteomics', 'file_size:desc');
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

/** Output of shell commands, with the address of the object of a file as `$OBJECT`. */
function runOn({ sha256 }: DrsRecord, command: string): string {
  const env = { ...process.env, OBJECT: `${portal?.url}/ga4gh/drs/v1/objects/${sha256}` };
  return execFileSync('bash', ['-c', `set -euo pipefail; ${command}`], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
}

test.each(Object.entries(CLIENTS))('%s: the bytes of an object have its checksum', (_, command) => {
  expect(runOn(file, `{ ${command}; } | sha256sum`).split(' ')[0]).toBe(file.sha256);
});

describe('programs of HTSlib open the access URL itself, without a copy of the file', () => {
  test('bcftools reads every variant of a VCF', async () => {
    const calls = await firstFile('quartet_genomics', 'file_size:desc', 'VCF');
    const columns = (text: string) =>
      text
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .map((line) => line.split('\t').slice(0, 5).join(' '));
    const byBcftools = columns(runOn(calls, `bcftools view -H "${ADDRESS}"`));
    expect(byBcftools.length).toBeGreaterThan(100);
    expect(byBcftools).toEqual(columns(runOn(calls, `curl -fsS "${ADDRESS}" | gzip -cdf`)));
  });

  test('samtools counts the reads of a FASTQ', async () => {
    const reads = await firstFile('quartet_genomics', 'file_size:desc', 'FASTQ');
    expect(reads.read_count).toBeGreaterThan(100);
    expect(Number(runOn(reads, `samtools view -c "${ADDRESS}"`))).toBe(reads.read_count);
  });

  test('htsfile names the format of an object', async () => {
    const calls = await firstFile('quartet_genomics', 'file_size:desc', 'VCF');
    expect(runOn(calls, `htsfile "${ADDRESS}"`)).toMatch(/\bVCF\b.*variant calling/);
  });
});

test('an id that no object has stops curl with the status of the server', () => {
  const address = `${portal?.url}/ga4gh/drs/v1/objects/${'0'.repeat(64)}`;
  expect(() => execFileSync('curl', ['-fsS', address], { stdio: 'pipe' })).toThrow(/404/);
});
