import { expect, test } from 'vitest';
import { figureValues, readTexts } from '../testing/read-texts';

const file = (name: string, mate: 1 | 2) => ({
  file: name,
  mate,
  reads: 400,
  meanLength: 149.5,
  q20: 0.98,
  q30: 0.93,
  meanQuality: 35.8,
  adapters: [{ share: 0.01 }, { share: 0.05 }],
  gc: 0.415,
  duplication: { share: 0.125 },
  gcOfReads: [100, 300],
  positions: [
    { position: 1, meanQuality: 36 },
    { position: 2, meanQuality: 35.5 },
  ],
});
const fastqQc = (sampleId: string, ...files: readonly object[]) =>
  JSON.stringify({
    schemaVersion: 2,
    software: { name: 'fastq-qc', version: '1.1.0' },
    sampleId,
    paired: true,
    files,
  });

test('a job of fastq-qc gives the figures and curves of both files of its sample', () => {
  const inputs = readTexts({ 'job/fastq_qc.json': fastqQc('F7_1', file('a.fq.gz', 1), file('b.fq.gz', 2)) });
  expect(inputs.files[0]).toMatchObject({ format: 'portal-fastq-qc', toolVersion: '1.1.0', problems: [] });
  expect(inputs.samples.map(({ name, donor, replicate, read }) => [name, donor, replicate, read])).toEqual([
    ['F7_1', 'F7', 1, 1],
    ['F7_1', 'F7', 1, 2],
  ]);
  expect(figureValues(inputs)).toEqual({
    sequences: 400,
    meanReadLength: 149.5,
    gc: 41.5,
    readQ20: 98,
    readQ30: 93,
    readQuality: 35.8,
    adapterReads: 5,
    duplicates: 12.5,
  });
  expect(inputs.curves.slice(0, 2).map(({ kind, points }) => [kind, points])).toEqual([
    [
      'meanQuality',
      [
        [1, 36],
        [2, 35.5],
      ],
    ],
    [
      'readGc',
      [
        [0, 25],
        [1, 75],
      ],
    ],
  ]);
});

test('several pairs of one job are named by their files', () => {
  const names = ['M8_L001_R1.fastq.gz', 'M8_L001_R2.fastq.gz', 'M8_L002_R1.fastq.gz', 'M8_L002_R2.fastq.gz'];
  const text = fastqQc('M8', ...names.map((name, index) => file(name, index % 2 === 0 ? 1 : 2)));
  const { samples, conflicts } = readTexts({ 'fastq_qc.json': text });
  expect(conflicts).toEqual([]);
  expect(samples.map(({ name, lane, read }) => [name, lane, read])).toEqual([
    ['M8_L001', 'L001', 1],
    ['M8_L001', 'L001', 2],
    ['M8_L002', 'L002', 1],
    ['M8_L002', 'L002', 2],
  ]);
});

test('lanes whose names do not have the sample are named by it: other samples may have files of the same names', () => {
  const lanes = ['L001_R1.fastq.gz', 'L001_R2.fastq.gz', 'L002_R1.fastq.gz', 'L002_R2.fastq.gz'].map(
    (name, index) => file(name, index % 2 === 0 ? 1 : 2),
  );
  const { samples } = readTexts({
    '0b1c2d3e-0000-4000-8000-000000000041/fastq_qc.json': fastqQc('D5_1', ...lanes),
    '0b1c2d3e-0000-4000-8000-000000000042/fastq_qc.json': fastqQc('D6_1', ...lanes),
  });
  expect(samples.map(({ name, donor, lane, read }) => [name, donor, lane, read])).toEqual(
    (['D5', 'D6'] as const).flatMap((donor) =>
      ['L001', 'L002'].flatMap((lane) => [1, 2].map((read) => [`${donor}_1_${lane}`, donor, lane, read])),
    ),
  );
});

test('a job of variant-qc gives the variants of each member', () => {
  const members = ['LCL5', 'LCL6'].map((column, index) => ({
    member: ['D5', 'D6'][index],
    column,
    snv: 3_900_000 + index,
    indel: 900_000,
    tiTv: index === 0 ? 2.05 : null,
    hetHom: 1.6,
  }));
  const text = JSON.stringify({
    schemaVersion: 2,
    software: { name: 'variant-qc', version: '1.1.0' },
    members,
  });
  const inputs = readTexts({ 'variant_qc.json': text });
  expect(inputs.files[0]).toMatchObject({ format: 'portal-variant-qc', problems: [] });
  expect(inputs.samples.map(({ name, donor }) => [name, donor])).toEqual([
    ['LCL5', 'D5'],
    ['LCL6', 'D6'],
  ]);
  expect(figureValues(inputs)).toEqual({ snvs: 3_900_000, indels: 900_000, tiTv: 2.05, hetHom: 1.6 });
  expect(figureValues(inputs, 1)).toEqual({ snvs: 3_900_001, indels: 900_000, hetHom: 1.6 });
});

test('a result of another version is named, and nothing is read of it', () => {
  const { samples, files } = readTexts({
    'fastq_qc.json': fastqQc('F7', file('a', 1)).replace(':2,', ':1,'),
  });
  expect(samples).toEqual([]);
  expect(files[0]?.problems).toMatchObject([
    { code: 'missing-section', params: { section: 'schemaVersion 2' } },
  ]);
});
