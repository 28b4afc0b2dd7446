import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import { LinkSigner } from '../objects/signed-links.ts';
import { MemoryObjectStore } from '../testing/memory-object-store.ts';
import { MAX_FIGURES_BYTES, readFigures, sourcesId } from './read-figures.ts';

const OUTPUTS: RunDescriptor['outputs'] = [
  { name: 'a', file: 'a.json', kind: 'json' },
  { name: 'b', file: 'b.tsv', kind: 'tsv' },
  { name: 'data', folder: 'multiqc_data', kind: 'folder' },
];
const BOTH = {
  sources: [
    { output: 'a', format: 'json' },
    { output: 'b', format: 'pairs' },
  ],
} as const;

async function read(files: Record<string, string>, mapping: Parameters<typeof readFigures>[2] = BOTH) {
  const objects = new MemoryObjectStore(new LinkSigner('secret of the tests', '/storage'));
  await objects.ensureBucket('projects');
  for (const [key, content] of Object.entries(files)) {
    await objects.put('projects', key, Readable.from([Buffer.from(content)]));
  }
  const links = { a: 'minio://projects/a.json', b: 'minio://projects/b.tsv', data: 'minio://projects/data' };
  const made = Object.fromEntries(
    Object.entries(links).filter(([, link]) =>
      Object.keys(files).some((key) => `minio://projects/${key}`.startsWith(link)),
    ),
  );
  return readFigures(objects, { outputs: OUTPUTS }, mapping, made);
}

const row = (values: object) => [{ part: null, series: null, values }];

test.each<[title: string, files: Record<string, string>, figures: object]>([
  ['two files', { 'a.json': '{"x": 1}', 'b.tsv': 'y\t2\n' }, { rows: row({ x: 1, y: 2 }), problem: null }],
  [
    'one of them is missing',
    { 'a.json': '{"x": 1}' },
    { rows: row({ x: 1 }), problem: { code: 'missing-output', output: 'b' } },
  ],
  [
    'one of them is broken',
    { 'a.json': '{"x": ', 'b.tsv': 'y\t2\n' },
    { rows: row({ y: 2 }), problem: { code: 'not-readable', output: 'a' } },
  ],
  [
    'one of them is too large',
    { 'a.json': ' '.repeat(MAX_FIGURES_BYTES + 1), 'b.tsv': 'y\t2\n' },
    { rows: row({ y: 2 }), problem: { code: 'too-large', output: 'a' } },
  ],
  [
    'too many keys',
    {
      'a.json': JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, key) => [key, 1]))),
      'b.tsv': 'y\t2\n',
    },
    { rows: [], problem: { code: 'too-many', output: 'a' } },
  ],
  [
    'texts that a database cannot store',
    { 'a.json': String.raw`{"x\u0000": "a\u0000b\ud800"}`, 'b.tsv': 'y\t2\n' },
    { rows: row({ x: 'ab\uFFFD', y: 2 }), problem: null },
  ],
])('figures of %s', async (_, files, figures) => {
  expect(await read(files)).toEqual(figures);
});

test('the file of MultiQC is found in an output that is a folder', async () => {
  const files = { 'data/multiqc_general_stats.txt': 'Sample\tgc\nA\t41\n' };
  const mapping = { sources: [{ output: 'data', format: 'multiqc-table' }] } as const;
  expect(await read(files, mapping)).toEqual({ rows: row({ gc: 41 }), problem: null });
});

test('labels do not change the id of the sources', () => {
  const labelled = { ...BOTH, columns: [{ key: 'x', label: { 'en-US': 'X' } }] };
  expect(sourcesId(labelled)).toBe(sourcesId(BOTH));
  expect(sourcesId({ sources: [{ output: 'a', format: 'pairs' }] })).not.toBe(sourcesId(BOTH));
});
