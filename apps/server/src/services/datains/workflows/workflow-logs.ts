import { buffer } from 'node:stream/consumers';
import type { components } from '@omics-portal/api/datains';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { RUN_FILES } from '../../../jobs/local-runner/local-runner.ts';
import { stepKey } from '../../../jobs/step-key.ts';
import { storageLink, type ObjectLocation } from '../../../objects/storage-link.ts';
import { isActive } from '../../../jobs/transitions.ts';
import { jobFolder } from '../../../jobs/work-folders.ts';
import { objectSize } from '../../../objects/object-size.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import { decodePiece, textWindow } from './text-range.ts';
import type { FoundJob } from './workflow-records.ts';

type LogRange = components['schemas']['LogRange'];
type Stream = LogRange['stream'];

/** Log request. */
export interface LogRequest {
  key?: string;
  stream: Stream;
  offset: number;
  limit: number;
}

const SYSTEM = 'system';

/** Logs of a job: links to stdout and stderr of its program, and the engine's own log as text. */
export function listLogs(found: FoundJob): components['schemas']['WorkflowLogs'] {
  const { job } = found;
  const started = hasFolder(found);
  const linkOf = (file: string): string | null =>
    started ? storageLink(folderOf(found).bucket, folderOf(found).key, file) : null;
  return {
    [programKey(found)]: { stdout: linkOf(RUN_FILES.stdout), stderr: linkOf(RUN_FILES.stderr) },
    [SYSTEM]: { stdout: null, stderr: job.error ?? '' },
  };
}

/** Reads a range of one log, cut at character boundaries. Throws 404 for a key that the job does not have. */
export async function readLog(objects: ObjectStore, found: FoundJob, request: LogRequest): Promise<LogRange> {
  const key = request.key ?? programKey(found);
  const ended = !isActive(found.job.status);
  if (key === SYSTEM) return systemRange(found, request, ended);
  if (key !== programKey(found)) throw notFound('log', key);
  const { bucket, key: folder } = folderOf(found);
  const file = `${folder}/${RUN_FILES[request.stream]}`;
  const size = hasFolder(found) ? ((await objectSize(objects, bucket, file)) ?? 0) : 0;
  const { start, length } = textWindow(request.offset, request.limit, size);
  const bytes =
    length === 0
      ? Buffer.alloc(0)
      : await buffer(await objects.open(bucket, file, { start, end: start + length - 1 }));
  return range(key, request.stream, bytes, start, size, ended);
}

/** Reads a text file in the job's folder. Throws 404 for other files, and 413 for a file that is too large to show. */
export async function readJobFile(
  objects: ObjectStore,
  found: FoundJob,
  location: ObjectLocation | undefined,
  link: string,
): Promise<string> {
  const folder = folderOf(found);
  if (
    location?.bucket !== folder.bucket ||
    !location.key.startsWith(`${folder.key}/`) ||
    location.key.endsWith('/')
  )
    throw notFound('file of this job', link);
  const size = await objectSize(objects, location.bucket, location.key);
  if (size !== undefined && size > LARGEST_TEXT)
    throw new ApiError(
      413,
      `The file has ${size} bytes, and at most ${LARGEST_TEXT} are shown: download it instead.`,
    );
  return new TextDecoder().decode(await buffer(await objects.open(location.bucket, location.key)));
}

const LARGEST_TEXT = 10 * 1024 * 1024;

function systemRange(found: FoundJob, request: LogRequest, ended: boolean): LogRange {
  const whole = Buffer.from(request.stream === 'stderr' ? (found.job.error ?? '') : '');
  const { start, length } = textWindow(request.offset, request.limit, whole.length);
  return range(SYSTEM, request.stream, whole.subarray(start, start + length), start, whole.length, ended);
}

function range(
  key: string,
  stream: Stream,
  bytes: Uint8Array,
  start: number,
  size: number,
  ended: boolean,
): LogRange {
  const { text, offset, nextOffset } = decodePiece(bytes, start, ended && start + bytes.length === size);
  return { key, stream, text, offset, next_offset: nextOffset, size, complete: ended };
}

function programKey({ project }: FoundJob): string {
  return stepKey(project.project_name, project.app_name);
}

function folderOf({ job, project }: FoundJob): ObjectLocation {
  return jobFolder(project.project_name, job.id);
}

function hasFolder({ job, project }: FoundJob): boolean {
  return Number(job.started_time) > 0 && project.mark !== 'On Hold';
}
