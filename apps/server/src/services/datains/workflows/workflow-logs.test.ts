import { expect, test } from 'vitest';
import type { ObjectStore } from '../../../objects/object-store.ts';
import type { Jobs } from '../../../jobs/run-queue.ts';
import { openLog } from './log-subject.ts';
import { readLog } from './workflow-logs.ts';
import type { FoundJob } from './workflow-records.ts';

const TEXT = 'first line\nsecond line\n';

/** Running job whose engine has `TEXT` as its log, and the number of reads from that engine. */
function runningJob() {
  const reads: number[] = [];
  const attempt = {
    id: 'run-1',
    number: 1,
    engine: 'toil',
    work_dir: 'minio://projects/demo/1',
    started_time: 1,
    steps: [],
  };
  const found = {
    job: { id: 'job-1', status: 'Running', error: null },
    project: { project_name: 'demo', app_name: 'lab/qc-v1', mark: 'Running' },
    attempts: [attempt],
    attempt,
  } as unknown as FoundJob;
  const jobs = {
    readLog: async (_id: string, _log: unknown, { start, length }: { start: number; length: number }) => {
      reads.push(start);
      const bytes = Buffer.from(TEXT);
      return { bytes: bytes.subarray(start, start + length), size: bytes.length };
    },
  } as unknown as Jobs;
  const objects = {} as ObjectStore;
  const read = (offset: number, limit = 65_536) =>
    readLog(openLog({ jobs, objects }, found, { stream: 'stdout' }), { stream: 'stdout', offset, limit });
  return { read, reads };
}

test.each([
  ['the beginning', 0, TEXT, 0, [0]],
  ['the middle', 11, 'second line\n', 11, [11]],
  ['the end, of which nothing is left', 23, '', 23, [23]],
  ['beyond the end', 500, '', 23, [500]],
  ['the last bytes, after the size', -12, 'second line\n', 11, [0, 11]],
])('a range from %s is read in one call to the engine', async (_name, offset, text, from, reads) => {
  const job = runningJob();
  expect(await job.read(offset)).toEqual({
    key: 'demo.qc',
    stream: 'stdout',
    text,
    offset: from,
    next_offset: TEXT.length,
    size: TEXT.length,
    complete: false,
  });
  expect(job.reads).toEqual(reads);
});
