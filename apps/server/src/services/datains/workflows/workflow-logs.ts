import { buffer } from 'node:stream/consumers';
import type { components } from '@omics-portal/api/datains';
import { ApiError, notFound } from '../../../http/api-error.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { EngineAway, stepLogFile, type LogName, type LogPiece } from '../../../engines/job-engine.ts';
import type { Jobs } from '../../../jobs/run-queue.ts';
import { stepKey } from '../../../jobs/step-key.ts';
import { parseStorageLink, type ObjectLocation } from '../../../objects/storage-link.ts';
import { isActive } from '../../../jobs/transitions.ts';
import { jobFolder, RUN_FILES } from '../../../jobs/work-folders.ts';
import { objectSize } from '../../../objects/object-size.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import { decodePiece, textWindow } from './text-range.ts';
import type { AttemptRow, FoundJob } from './workflow-records.ts';

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

/** Logs of a job: links to stdout and stderr of its run and of each step, and the engine's own log as text. */
export function listLogs(found: FoundJob): components['schemas']['WorkflowLogs'] {
  const links = ({ step }: { step?: number }, stream: Stream): string | null =>
    found.attempt && hasFolder(found)
      ? `${found.attempt.work_dir}/${logFile(found.attempt, { stream, ...(step === undefined ? {} : { step }) })}`
      : null;
  const logs = Object.entries(logKeys(found)).map(
    ([key, log]) => [key, { stdout: links(log, 'stdout'), stderr: links(log, 'stderr') }] as const,
  );
  return { ...Object.fromEntries(logs), [SYSTEM]: { stdout: null, stderr: found.job.error ?? '' } };
}

/** Reads a range of one log, cut at character boundaries. Throws 404 for a key that the job does not have. */
export async function readLog(
  { objects, jobs }: Pick<Dependencies, 'objects' | 'jobs'>,
  found: FoundJob,
  request: LogRequest,
): Promise<LogRange> {
  const key = request.key ?? programKey(found);
  const ended = !isActive(found.job.status);
  if (key === SYSTEM) return systemRange(found, request, ended);
  const log = logKeys(found)[key];
  if (!log) throw notFound('log', key);
  const read = await logReader({ objects, jobs }, found, { ...log, stream: request.stream });
  const { start, length } = textWindow(request.offset, request.limit, read.size);
  const bytes = length === 0 ? Buffer.alloc(0) : await read.piece(start, length);
  return range(key, request.stream, bytes, start, read.size, ended);
}

interface LogReader {
  size: number;
  piece(start: number, length: number): Promise<Uint8Array>;
}

/** Reads from the engine while the run lives there, and from the run's folder afterwards. */
async function logReader(
  { objects, jobs }: Pick<Dependencies, 'objects' | 'jobs'>,
  found: FoundJob,
  log: LogName,
): Promise<LogReader> {
  const { attempt } = found;
  if (!attempt) return NO_LOG;
  const live = (start: number, length: number) => liveLog(jobs, attempt.id, log, { start, length });
  const probe = isActive(found.job.status) ? await live(0, 0) : undefined;
  if (probe)
    return {
      size: probe.size,
      piece: async (...window) => (await live(...window))?.bytes ?? new Uint8Array(),
    };
  const folder = hasFolder(found) ? parseStorageLink(attempt.work_dir) : undefined;
  if (!folder) return NO_LOG;
  const file = `${folder.key}/${logFile(attempt, log)}`;
  return {
    size: (await objectSize(objects, folder.bucket, file)) ?? 0,
    piece: async (start, length) =>
      buffer(await objects.open(folder.bucket, file, { start, end: start + length - 1 })),
  };
}

const NO_LOG: LogReader = { size: 0, piece: async () => new Uint8Array() };

async function liveLog(
  jobs: Jobs,
  runId: string,
  log: LogName,
  window: { start: number; length: number },
): Promise<LogPiece | undefined> {
  try {
    return await jobs.readLog(runId, log, window);
  } catch (error) {
    if (error instanceof EngineAway) throw new ApiError(503, `The log cannot be read now: ${error.message}`);
    throw error;
  }
}

/** Reads a text file in the job's folder. Throws 404 for other files, and 413 for a file that is too large to show. */
export async function readJobFile(
  objects: ObjectStore,
  found: FoundJob,
  location: ObjectLocation | undefined,
  link: string,
): Promise<string> {
  const folder = jobFolder(found.project.project_name, found.job.id);
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

/** Keys of the logs of a job: the run, and each step of a workflow with several. */
function logKeys(found: FoundJob): Record<string, { step?: number }> {
  const steps = found.attempt?.steps ?? [];
  const { project_name: project } = found.project;
  return Object.fromEntries([
    [programKey(found), {}],
    ...(steps.length < 2
      ? []
      : steps.map(({ name }, step) => [`${project}.${name.replaceAll('.', '_')}`, { step }] as const)),
  ]);
}

function programKey({ project }: FoundJob): string {
  return stepKey(project.project_name, project.app_name);
}

/** Path of a log in the folder of an attempt. */
function logFile({ steps }: Pick<AttemptRow, 'steps'>, { step, stream }: LogName): string {
  return step === undefined ? RUN_FILES[stream] : stepLogFile(step, steps[step]?.name ?? '', stream);
}

/** True from the start of the job until its results are deleted. */
function hasFolder({ job, project }: FoundJob): boolean {
  return Number(job.started_time) > 0 && project.mark !== 'On Hold';
}
