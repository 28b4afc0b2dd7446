import { parquetWriteBuffer } from 'hyparquet-writer';
import { expect, test } from 'vitest';
import { readFolder } from '@omics-portal/qc-inputs';
import { readLocalFolder } from './read-local-folder';

const local = (path: string, text: string) => {
  const end = path.lastIndexOf('/') + 1;
  return { file: new File([text], path.slice(end)), folder: path.slice(0, end) };
};
const TABLE = 'Sample\t%Dup\t%GC\tTotal Sequences (million)\nLCL5_1\t10.00\t41.00\t12.00\n';

test('files with figures and archives are sent; reads and others are passed over', async () => {
  const files = [
    local('a/pre_alignment.txt', TABLE),
    local('a/reads.fastq', '@r1\nACGT\n+\nIIII\n'),
    local('fastqc/D5_fastqc.zip', 'PK'),
    local('empty.txt', ''),
    local('qualimap/D5_bamqc.tar.gz', ''),
  ];
  const read = await readLocalFolder(files, new AbortController().signal);
  expect(read.send).toEqual([files[0], files[2], files[4]]);
  expect(read.texts).toEqual([{ path: 'a/pre_alignment.txt', text: TABLE }]);
  expect([read.archives, read.passedOver]).toEqual([2, 2]);
});

test('the general statistics of a parquet file of MultiQC are sent and read, those of other programs are not', async () => {
  const parquet = (anchor: string) => {
    const cells = { anchor, section_key: 'fastqc', sample: 'D5_1', metric: 'percent_gc' };
    const texts = Object.entries(cells).map(([name, text]) => ({
      name,
      data: [text],
      type: 'STRING' as const,
    }));
    return new File(
      [parquetWriteBuffer({ columnData: [...texts, { name: 'val_raw', data: [48.5], type: 'DOUBLE' }] })],
      'multiqc.parquet',
    );
  };
  const files = ['general_stats_table', 'other'].map((anchor) => ({
    file: parquet(anchor),
    folder: `${anchor}/`,
  }));
  const { send, texts, passedOver } = await readLocalFolder(files, new AbortController().signal);
  expect([send, passedOver]).toEqual([[files[0]], 1]);
  const [sample] = readFolder(texts).samples;
  expect([sample?.name, sample?.figures['gc']?.value]).toEqual(['D5_1', 48.5]);
});

test('an aborted reading rejects', async () => {
  const abort = new AbortController();
  abort.abort();
  await expect(readLocalFolder([local('a', 'b')], abort.signal)).rejects.toThrow('aborted');
});
