import { strToU8, zipSync } from 'fflate';
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

test('the outputs in an archive are read, whose samples are those of the folder', async () => {
  const packed = zipSync({
    'D5_1_fastqc/fastqc_data.txt': strToU8(
      '##FastQC\t0.12.1\n>>Basic Statistics\tpass\n#Measure\tValue\nFilename\tD5_1.fastq.gz\nTotal Sequences\t10\nSequence length\t100\n%GC\t48\n>>END_MODULE\n',
    ),
    'D5_1_fastqc/Images/plot.png': strToU8('png'),
    'D5_1_fastqc/notes.txt': strToU8('nothing'),
  });
  const archive = { file: new File([packed], 'D5_1_fastqc.zip'), folder: 'fastqc/' };
  const read = await readLocalFolder([archive], new AbortController().signal);
  expect([read.send, read.archives, read.passedOver]).toEqual([[archive], 0, 0]);
  expect(read.texts.map(({ path }) => path)).toEqual(['fastqc/D5_1_fastqc.zip/D5_1_fastqc/fastqc_data.txt']);
  const [sample] = readFolder(read.texts).samples;
  expect([sample?.name, sample?.donor, sample?.figures['gc']?.value]).toEqual(['D5_1', 'D5', 48]);
});

test('an archive that is large or broken is left to the server', async () => {
  const files = [
    { file: new File([new Uint8Array(10_000_001)], 'large.zip'), folder: '' },
    { file: new File([new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2])], 'broken.tar.gz'), folder: '' },
  ];
  const read = await readLocalFolder(files, new AbortController().signal);
  expect([read.send, read.texts, read.archives]).toEqual([files, [], 2]);
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
