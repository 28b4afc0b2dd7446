import { describe, expect, it } from 'vitest';
import { isTableName, tablesOfObjects, tablesOfResults } from './stored-table';

describe('isTableName', () => {
  it.each(['a.csv', 'A.TSV', 'minio://users/data/ada/notes.txt'])('accepts %s', (name) => {
    expect(isTableName(name)).toBe(true);
  });

  it.each(['a.csv.gz', 'csv', 'acsv', 'run.csv/', 'a.xlsx'])('rejects %s', (name) => {
    expect(isTableName(name)).toBe(false);
  });
});

describe('tablesOfObjects', () => {
  const objects = [
    { path: 'minio://users/data/ada/run1/Proteins.csv' },
    { path: 'minio://users/data/ada/run2/proteins.csv' },
    { path: 'minio://users/data/ada/run2.csv/' },
    { path: 'minio://users/data/ada/reads.fastq.gz' },
  ];

  it('names tables by their files and hints at their folders', () => {
    expect(tablesOfObjects(objects, '')).toEqual([
      {
        link: 'minio://users/data/ada/run1/Proteins.csv',
        name: 'Proteins.csv',
        hint: 'minio://users/data/ada/run1/',
      },
      {
        link: 'minio://users/data/ada/run2/proteins.csv',
        name: 'proteins.csv',
        hint: 'minio://users/data/ada/run2/',
      },
    ]);
  });

  it('searches the name alone, whatever its case', () => {
    expect(tablesOfObjects(objects, 'PROT')).toHaveLength(2);
    expect(tablesOfObjects(objects, 'run1')).toEqual([]);
  });
});

describe('tablesOfResults', () => {
  it('leaves out folders and other files', () => {
    const result = { file_name: 'counts.csv', job_name: 'D5_1', kind: 'csv', path: 'minio://p/a/counts.csv' };
    expect(
      tablesOfResults([
        result,
        { ...result, kind: 'folder', path: 'minio://p/b/counts.csv' },
        { ...result, file_name: 'report.html', kind: 'html' },
      ]),
    ).toEqual([{ link: 'minio://p/a/counts.csv', name: 'counts.csv', hint: 'D5_1' }]);
  });
});
