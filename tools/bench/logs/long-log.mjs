import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { exampleApp, submitExamples, until } from '../new-server.mjs';

const PROJECT = 'bench_logs';

/** Runs a job and replaces its log by one of `lines` lines; resolves to the job, its project and the size of the log in bytes. */
export async function jobWithLongLog({ data, researcher }, lines) {
  const projectId = await submitExamples(researcher, await exampleApp(researcher), PROJECT, ['one']);
  const job = await until(async () => {
    const { data: jobs } = await researcher('GET', `/datains/api/workflows?project_id=${projectId}`);
    return jobs.find(({ status }) => status === 'Succeeded' || status === 'Failed');
  });
  const bytes = await writeLog(join(data, 'objects/buckets/projects', PROJECT, job.id, 'stdout'), lines);
  return { job, projectId, bytes };
}

/** Writes a log of lines of some 100 bytes; each 10,000th one reports an error. Resolves to its size. */
async function writeLog(path, lines) {
  const file = createWriteStream(path);
  for (let line = 1; line <= lines; line += 1) {
    const level = line % 10_000 === 0 ? 'ERROR' : 'INFO';
    const text = `2026-11-22T10:00:00.000Z ${level} record ${line} of the sample passed the filter with quality 38.2 and length 150\n`;
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return file.bytesWritten;
}
