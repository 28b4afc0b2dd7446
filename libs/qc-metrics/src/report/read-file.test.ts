import { expect, test } from 'vitest';
import { jobInPath, namedPath } from './read-file';

const JOB = '0f7f6fb0-5f57-4c73-9a0e-3d9d3f6a1c11';
const OTHER = '7a52ad9f-1e0c-4b0b-8f0e-0c7b8c0e2d22';

test.each([
  [`${JOB}/fastq_qc.json`, 'D5_1', 'D5_1/fastq_qc.json'],
  [`${OTHER}/${JOB}/out/fastq_qc.json`, 'D5_1', `${OTHER}/D5_1/out/fastq_qc.json`],
  [`${JOB}/fastq_qc.json`, undefined, `${JOB}/fastq_qc.json`],
  ['run 7/fastq_qc.json', 'D5_1', 'run 7/fastq_qc.json'],
])('%s of the sample %s is shown as %s', (path, sample, shown) => {
  expect(namedPath({ path, ...(sample !== undefined && { sample }) })).toBe(shown);
});

test('the innermost id in a path is that of the job', () => {
  expect(jobInPath(`${OTHER}/${JOB}/a.json`)).toBe(JOB);
  expect(jobInPath('tables/a.json')).toBeUndefined();
});
