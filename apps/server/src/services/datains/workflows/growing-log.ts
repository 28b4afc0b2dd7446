import type { Dependencies } from '../../../dependencies.ts';
import type { GrowingObject } from '../../../objects/growing-object.ts';
import { parseStorageLink, type ObjectLocation } from '../../../objects/storage-link.ts';
import { isActive } from '../../../jobs/transitions.ts';
import { logFile } from './log-keys.ts';
import { logNames, openLog } from './log-subject.ts';
import { jobById } from './workflow-records.ts';

const STREAMS = ['stdout', 'stderr'] as const;

/** Bytes that are read from an engine at a time. */
const PIECE_BYTES = 1024 * 1024;

/**
 * Log of a run that is under way, by the location that it gets in the store when the run has ended. Undefined for any other
 * location. The content is what was written until now.
 */
export async function findGrowingLog(
  dependencies: Pick<Dependencies, 'db' | 'objects' | 'jobs'>,
  location: ObjectLocation,
): Promise<GrowingObject | undefined> {
  // The folder of an attempt is in that of its job: see `jobFolder`.
  const [, jobId = ''] = location.key.split('/');
  const found = location.bucket === 'projects' ? await jobById(dependencies.db, jobId) : undefined;
  const { attempt } = found ?? {};
  if (!found || !attempt || !isActive(found.job.status)) return undefined;
  const folder = parseStorageLink(attempt.work_dir);
  const subject = { project: found.project, attempt, error: '', active: true };
  const choice = Object.entries(logNames(subject))
    .flatMap(([key, name]) => STREAMS.map((stream) => ({ key, name, stream })))
    .find(
      ({ name, stream }) => location.key === `${folder?.key ?? ''}/${logFile(attempt, { ...name, stream })}`,
    );
  if (!choice) return undefined;
  const { source } = openLog(dependencies, found, { key: choice.key, stream: choice.stream });
  const { size } = await source.read(0, 0);
  return { size, pieces: () => readPieces(source.read, size) };
}

async function* readPieces(
  read: ReturnType<typeof openLog>['source']['read'],
  size: number,
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < size;) {
    const { bytes } = await read(start, Math.min(PIECE_BYTES, size - start));
    if (bytes.length === 0) throw new Error(`The log ended at ${start} of ${size} bytes.`);
    yield bytes;
    start += bytes.length;
  }
}
