import type { components } from '@omics-portal/api/quartet-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipSync, strToU8 } from 'fflate';
import { startWorkServer, type WorkServer } from '../../jobs/testing/work-server.ts';

type FolderSamples = components['schemas']['FolderSamples'];

const PRE =
  'Sample\t%Dup\t%GC\tTotal Sequences (million)\nLCL5_1\t10.00\t41.00\t12.00\nlab7_a\t9.00\t40.00\t11.00\n';
const CALLS =
  'Sample\tSNV number\tINDEL number\tSNV precision\tINDEL precision\tSNV recall\tINDEL recall\nlab7_a\t4000000\t900000\t99.10\t95.00\t99.20\t95.10\n';
const FASTQC = `##FastQC\t0.12.1\n>>Basic Statistics\tpass\n#Measure\tValue\nFilename\tlab7_b.fastq.gz\nTotal Sequences\t400\n%GC\t45\n>>END_MODULE\n`;

let server: WorkServer;

beforeAll(async () => {
  server = await startWorkServer();
  await server.upload('run/pre_alignment.txt', PRE);
  await server.upload('run/calls/variants.calling.qc.txt', CALLS);
  await server.upload(
    'run/lab7_b_fastqc.zip',
    Buffer.from(zipSync({ 'lab7_b_fastqc/fastqc_data.txt': strToU8(FASTQC) })),
  );
  await server.upload('run/reads.fastq', '@r\nACGT\n+\nIIII\n');
  await server.upload('large/pre_alignment.txt', PRE);
  await server.upload('large/other_pre_alignment.txt', PRE.replace('lab7_a', 'lab8').padEnd(8_000_001));
});
afterAll(() => server.close());

const list = <Body = FolderSamples>(folder: string, status = 200, token = server.researcher) => {
  const query = new URLSearchParams({ filepath: `minio://users/data/researcher/${folder}` }).toString();
  return server.ask<Body>('GET', `/quartet-service/api/folder-samples?${query}`, { status, token });
};

test('the samples of all files of a folder are listed under the names of a report, with their donors', async () => {
  expect(await list('run/')).toEqual({
    total: 3,
    complete: true,
    data: [
      { name: 'lab7_a', donor: null, figures: 5 },
      { name: 'lab7_b', donor: null, figures: 3 },
      { name: 'LCL5_1', donor: 'D5', figures: 3 },
    ],
  });
});

test('a large file is passed over, and the list says that it is not complete', async () => {
  const { complete, data } = await list('large/');
  expect(complete).toBe(false);
  expect(data.map(({ name }) => name)).toEqual(['lab7_a', 'LCL5_1']);
});

test('a slash at the end of the folder may be missing', async () => {
  expect(await list('run')).toEqual(await list('run/'));
});

test('a folder of another account, one that is missing and a file are refused', async () => {
  await list('run/', 403, server.stranger);
  expect(await list('none/', 422)).toMatchObject({ details: [{ field: 'filepath' }] });
  expect(await list('run/pre_alignment.txt', 422)).toMatchObject({
    details: [{ field: 'filepath' }],
  });
});
