import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { historiesDocument } from './histories-document.ts';

afterEach(() => vi.unstubAllEnvs());

test('the shipped history has the totals of 32 protein batches', () => {
  const { histories } = historiesDocument();
  expect(histories.map(({ omics, source, batches }) => [omics, source.id, batches.length])).toEqual([
    ['proteomics', 'proteomics-quartet', 32],
  ]);
  const [first] = histories[0]?.batches ?? [];
  expect(first).toMatchObject({ batch: 'Lot1_DDA_ABS_QTOF6600_B1', grade: 'Good' });
  expect(first?.total).toBeCloseTo(4.189, 2);
  // The document is one of many requests of a page.
  expect(JSON.stringify(histories).length).toBeLessThan(4000);
});

test('an installed history of metabolites is there beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reference-sets-'));
  const set = join(folder, 'metabolomics-quartet');
  await mkdir(set);
  await writeFile(
    join(set, 'manifest.json'),
    JSON.stringify({
      manifestVersion: 1,
      id: 'metabolomics-quartet',
      omics: 'metabolomics',
      version: '1.0.0',
      title: 'Batches of metabolites',
      licence: 'EPL-1.0',
      source: 'metqc',
      history: { file: 'history.csv', columns: { batch: 'batch', snr: 'snr', cv: 'cv' } },
    }),
  );
  await writeFile(join(set, 'history.csv'), 'batch,snr,cv\na,4,20\nb,20,5\nc,10,10\n');
  vi.stubEnv('REFERENCE_SETS_DIR', folder);
  const { histories } = historiesDocument();
  expect(histories.map(({ omics, batches }) => [omics, batches.map(({ batch }) => batch)])).toEqual([
    ['metabolomics', ['a', 'b', 'c']],
  ]);
  expect(histories[0]?.batches.map(({ total }) => total)).toEqual([1, 10, expect.any(Number)]);
  await rm(folder, { recursive: true });
});

test('without a history there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reference-sets-'));
  vi.stubEnv('REFERENCE_SETS_DIR', folder);
  expect(historiesDocument()).toMatchObject({ histories: [] });
  await rm(folder, { recursive: true });
});
