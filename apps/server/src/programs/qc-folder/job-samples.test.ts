import { expect, test } from 'vitest';
import { jobSamples } from './job-samples.ts';

const [JOB, OTHER] = ['0f7f6fb0-5f57-4c73-9a0e-3d9d3f6a1c11', '7a52ad9f-1e0c-4b0b-8f0e-0c7b8c0e2d22'];
const result = (sampleId: string) => JSON.stringify({ software: { name: 'fastq-qc' }, sampleId });

test('the files of a job have the sample that its result names', () => {
  const jobs = jobSamples('my_project', [
    { path: `${JOB}/fastq_qc.json`, text: result('D5 "first"') },
    { path: `${OTHER}/variant_qc.json`, text: [result('family_1')] },
    { path: 'tables/fastq_qc.json', text: result('no job') },
  ]);
  expect(jobs.of(`${JOB}/multiqc/stats.txt`)).toEqual({ sample: 'D5 "first"' });
  expect(jobs.of(`${OTHER}/variant_qc.json`)).toEqual({ sample: 'family_1' });
  expect(jobs.of('tables/fastq_qc.json')).toEqual({});
  expect(jobs.folderName).toBe('my_project');
});

test('the folder of a job is named by its sample, and one without a known sample as it is', () => {
  const files = [{ path: 'fastq_qc.json', text: result('D6_2') }];
  expect(jobSamples(JOB, files).folderName).toBe('D6_2');
  expect(jobSamples(JOB, files).of('fastq_qc.json')).toEqual({ sample: 'D6_2' });
  expect(jobSamples(JOB, [{ path: 'fastq_qc.json', text: result('') }]).folderName).toBe(JOB);
});
