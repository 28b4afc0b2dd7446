import { buffer } from 'node:stream/consumers';
import type { components } from '@omics-portal/api/datains';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { RUN_FILES } from '../../../jobs/local-runner/local-runner.ts';
import { stepKey } from '../../../jobs/step-key.ts';
import { storageLink, type StoragePlace } from '../../../jobs/storage-link.ts';
import { isActive } from '../../../jobs/transitions.ts';
import { jobFolder } from '../../../jobs/work-places.ts';
import { objectSize } from '../../../objects/object-size.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import { decodePiece, textWindow } from './text-range.ts';
import type { FoundJob } from './workflow-records.ts';

type LogRange = components['schemas']['LogRange'];
type Stream = LogRange['stream'];

/** What is wanted of a log. */
export interface LogRequest {
  key?: string;
  stream: Stream;
  offset: number;
  limit: number;
}

const SYSTEM = 'system';

/** Which logs a job has: links to the streams of its program, and what the engine itself said as text. */
export function listLogs(found: FoundJob): components['schemas']['WorkflowLogs'] {
  const { job } = found;
  const started = hasFolder(found);
  const place = (file: string): string | null =>
    started ? storageLink(folderOf(found).bucket, folderOf(found).key, file) : null;
  return {
    [programKey(found)]: { stdout: place(RUN_FILES.stdout), stderr: place(RUN_FILES.stderr) },
    [SYSTEM]: { stdout: null, stderr: job.error ?? '' },
  };
}

/** A range of one log, cut where characters end. Throws 404 for a key that the job does not have. */
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

/** The text of a file below the job's folder. Throws 404 for anything else, and 413 when it is too large to show. */
export async function readJobFile(
  objects: ObjectStore,
  found: FoundJob,
  place: StoragePlace | undefined,
  link: string,
): Promise<string> {
  const folder = folderOf(found);
  if (place?.bucket !== folder.bucket || !place.key.startsWith(`${folder.key}/`) || place.key.endsWith('/'))
    throw notFound('file of this job', link);
  const size = await objectSize(objects, place.bucket, place.key);
  if (size !== undefined && size > LARGEST_TEXT)
    throw new ApiError(
      413,
      `The file has ${size} bytes, and at most ${LARGEST_TEXT} are shown: download it instead.`,
    );
  return new TextDecoder().decode(await buffer(await objects.open(place.bucket, place.key)));
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

function folderOf({ job, project }: FoundJob): StoragePlace {
  return jobFolder(project.project_name, job.id);
}

function hasFolder({ job, project }: FoundJob): boolean {
  return Number(job.started_time) > 0 && project.mark !== 'On Hold';
}
