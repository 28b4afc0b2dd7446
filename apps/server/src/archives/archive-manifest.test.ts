import { HOSTILE_CELLS } from '@omics-portal/data-query/testing/hostile-cells';
import { asWritten, readWrittenTable } from '@omics-portal/data-query/testing/written-table';
import { expect, test } from 'vitest';
import { archiveManifest } from './archive-manifest.ts';

test('each object has a line; an unknown checksum is an empty cell', () => {
  expect(
    archiveManifest([
      { bucket: 'b', key: 'data/5" gel.tif', path: 'b/data/5_gel.tif', size: 3, sha256: null },
    ]),
  ).toBe('path\tsize\tsha256\tlink\nb/data/5_gel.tif\t3\t\t"minio://b/data/5"" gel.tif"\n');
});

test('hostile keys and buckets stay one cell each, and start no formula', () => {
  const entries = HOSTILE_CELLS.map((text) => ({
    bucket: text,
    key: text,
    path: `${text}/${text}`,
    size: 1,
    sha256: null,
  }));
  const { rows, formulas } = readWrittenTable(archiveManifest(entries), 'tsv');
  const paths = HOSTILE_CELLS.map((text) => `${text}/${text}`);
  expect(rows.slice(1).map(([path]) => path)).toEqual(asWritten(paths, 'tsv'));
  expect(rows.slice(1).map(([, , , link]) => link)).toEqual(
    asWritten(
      paths.map((path) => `minio://${path}`),
      'tsv',
    ),
  );
  expect(formulas).toEqual([]);
});
