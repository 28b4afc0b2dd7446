import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFolder } from '@omics-portal/qc-inputs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findHome } from '../../config/server-home.ts';
import { findFiles } from './find-files.ts';

const QUALIMAP = join(findHome().repository, 'libs/qc-inputs/src/testing/rna-outputs/tools/D5_1');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tar-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Packs the folder of a Qualimap report; `run` is its path in the archive. */
function pack(archive: string, run: string, format: string): void {
  cpSync(QUALIMAP, join(folder, 'source', run), { recursive: true });
  mkdirSync(join(folder, 'results'));
  const out = join(folder, 'results', archive);
  execFileSync('tar', [`--format=${format}`, '-czf', out, '-C', join(folder, 'source'), '.']);
}

test.each([
  ['D5_1.tar.gz', 'D5_1', 'gnu'],
  ['D5_1.tgz', 'D5_1', 'ustar'],
  ['D5_1.tar.gz', `${'long-name-of-a-run/'.repeat(8)}D5_1`, 'gnu'],
  ['D5_1.tar.gz', `${'long-name-of-a-run/'.repeat(8)}D5_1`, 'pax'],
  ['D5_1.tar.gz', `${'long-name-of-a-run/'.repeat(5)}D5_1`, 'ustar'],
])(
  'the Qualimap report in %s has the figures and curves of its folder (%s, %s)',
  async (archive, run, format) => {
    pack(archive, run, format);
    const read = async (from: string) =>
      readFolder((await findFiles(join(folder, from), () => undefined)).files);
    const [packed, plain] = [await read('results'), await read('source')];
    expect(packed.files.map(({ path }) => path)).toContain(`${archive}/${run}/rnaseq_qc_results.txt`);
    const valuesOf = ({ samples }: typeof packed) =>
      samples.map(({ name, figures }) => [
        name,
        Object.entries(figures).map(([key, figure]) => [key, figure.value]),
      ]);
    expect(valuesOf(packed)).toEqual(valuesOf(plain));
    expect(valuesOf(packed).flat(3)).toContain('exonic');
    expect(packed.curves).toHaveLength(plain.curves.length);
    expect(packed.curves.length).toBeGreaterThan(0);
  },
);

test('a folder names its archives that cannot be unpacked or are too large', async () => {
  writeFileSync(join(folder, 'broken.zip'), 'no archive');
  writeFileSync(join(folder, 'cut.tar.gz'), 'no archive');
  writeFileSync(join(folder, 'large.zip'), '');
  truncateSync(join(folder, 'large.zip'), 50_000_001);
  writeFileSync(join(folder, 'notes.txt'), 'no figures');

  const { files, unread, all } = await findFiles(folder, () => undefined);

  expect(files).toEqual([]);
  expect(unread.map(({ file, code, params }) => [file, code, params])).toEqual([
    ['broken.zip', 'broken-archive', {}],
    ['cut.tar.gz', 'broken-archive', {}],
    ['large.zip', 'large-file', { limit: 50 }],
  ]);
  expect(all).toBe(4);
});
