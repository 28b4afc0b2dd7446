import { expect, test } from 'vitest';
import { parseSampleName, type Subject } from './sample-name';

test.each<[string, Subject, object]>([
  [
    'LCL5_D5_DNA_R1_FIMM_S3_L004_R1',
    'file',
    { name: 'LCL5_D5_DNA_R1_FIMM_S3_L004', donor: 'D5', read: 1, lane: 'L004' },
  ],
  [
    'LCL5_D5_DNA_R1_FIMM_S3_L004',
    'sample',
    { name: 'LCL5_D5_DNA_R1_FIMM_S3_L004', read: null, replicate: null },
  ],
  ['D6_2_R2.fastq.gz', 'file', { name: 'D6_2', donor: 'D6', replicate: 2, read: 2 }],
  ['/data/F7-1.sorted.deduped.bam', 'sample', { name: 'F7-1', donor: 'F7', replicate: 1 }],
  [
    'C:\\runs\\Quartet_M8_rep3_R1_001.fastq.gz',
    'run',
    { name: 'Quartet_M8_rep3', donor: 'M8', replicate: 3, read: null },
  ],
  ['D5_R1_val_1.fq.gz', 'file', { name: 'D5', read: 1 }],
  ['SRR123456_2_fastqc.zip', 'file', { name: 'SRR123456', read: 2, donor: null }],
  ['D5_1.fastq.gz', 'file', { name: 'D5_1', read: null, replicate: 1 }],
  ['AD5_x', 'sample', { donor: null }],
  ['D52_x', 'sample', { donor: null }],
  ['D5_vs_D6', 'sample', { donor: null }],
  ['LCL8.stats', 'sample', { name: 'LCL8', donor: 'M8' }],
  ['D5.dup_metrics', 'sample', { name: 'D5', donor: 'D5' }],
  ['qc/D5_1.duplicate_metrics.txt', 'sample', { name: 'D5_1', replicate: 1 }],
  ['LCL6.alignment_summary_metrics', 'sample', { name: 'LCL6', donor: 'D6' }],
  ['D5/dup_metrics', 'sample', { name: 'D5' }],
  ['dup_metrics', 'sample', { name: 'dup_metrics' }],
  ['.gz', 'sample', { name: '.gz' }],
])('%s (%s)', (written, subject, expected) => {
  expect(parseSampleName(written, subject)).toMatchObject(expected);
});
