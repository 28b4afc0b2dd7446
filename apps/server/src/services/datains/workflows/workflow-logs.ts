import { buffer } from 'node:stream/consumers';
import type { components } from '@omics-portal/api/datains';
import { ApiError, notFound } from '../../../http/api-error.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { EngineAway, type LogName, type LogPiece } from '../../../engines/job-engine.ts';
import type { Jobs } from '../../../jobs/run-queue.ts';
import { parseStorageLink, type ObjectLocation } from '../../../objects/storage-link.ts';
import { isActive } from '../../../jobs/transitions.ts';
import { jobFolder } from '../../../jobs/work-folders.ts';
import { objectSize } from '../../../objects/object-size.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import { decodePiece, textWindow } from './text-range.ts';
import { attemptFolder, type AttemptRow } from './attempt-records.ts';
import { logFile, runLogKey, stepLogKeys } from './log-keys.ts';
import type { FoundJob } from './workflow-records.ts';

type LogRange = components['schemas']['LogRange'];
type Stream = LogRange['stream'];

/** Log request. */
export interface LogRequest {
  /** Number of an attempt; the newest one when absent. */
  attempt?: number;
  key?: string;
  stream: Stream;
  offset: number;
  limit: number;
}

const SYSTEM = 'system';

/** Attempt whose logs are read, with its project. */
interface LogSubject {
  project: FoundJob['project'];
  attempt: AttemptRow | undefined;
  /** Text of the engine's own log. */
  error: string;
  /** True while the run lives at its engine. */
  active: boolean;
}

/** Throws 404 for the number of an attempt that the job does not have. */
function logSubject({ job, project, attempts, attempt }: FoundJob, number?: number): LogSubject {
  const active = isActive(job.status);
  if (number === undefined) return { project, attempt, error: job.error ?? '', active };
  const found = attempts.find((one) => one.number === number);
  if (!found) throw notFound('attempt', String(number));
  return { project, attempt: found, error: found.error ?? '', active: active && found.id === attempt?.id };
}

/** Logs of an attempt: links to stdout and stderr of its run and of each step, and the engine's own log as text. */
export function listLogs(found: FoundJob, number?: number): components['schemas']['WorkflowLogs'] {
  const subject = logSubject(found, number);
  const { attempt, project, error } = subject;
  const folder = attempt ? attemptFolder(attempt, project) : null;
  const linkOf = (log: LogName): string | null =>
    attempt && folder !== null ? `${folder}/${logFile(attempt, log)}` : null;
  const logs = Object.entries(logKeys(subject)).map(
    ([key, log]) =>
      [
        key,
        { stdout: linkOf({ ...log, stream: 'stdout' }), stderr: linkOf({ ...log, stream: 'stderr' }) },
      ] as const,
  );
  return { ...Object.fromEntries(logs), [SYSTEM]: { stdout: null, stderr: error } };
}

/** Reads a range of one log, cut at character boundaries. Throws 404 for a key that the attempt does not have. */
export async function readLog(
  { objects, jobs }: Pick<Dependencies, 'objects' | 'jobs'>,
  found: FoundJob,
  request: LogRequest,
): Promise<LogRange> {
  const subject = logSubject(found, request.attempt);
  const key = request.key ?? runLogKey(subject.project);
  const ended = !subject.active;
  if (key === SYSTEM) return systemRange(subject.error, request, ended);
  const log = logKeys(subject)[key];
  if (!log) throw notFound('log', key);
  const read = await logReader({ objects, jobs }, subject, { ...log, stream: request.stream });
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
  { attempt, project, active }: LogSubject,
  log: LogName,
): Promise<LogReader> {
  if (!attempt) return NO_LOG;
  const live = (start: number, length: number) => liveLog(jobs, attempt.id, log, { start, length });
  const probe = active ? await live(0, 0) : undefined;
  if (probe)
    return {
      size: probe.size,
      piece: async (...window) => (await live(...window))?.bytes ?? new Uint8Array(),
    };
  const folder = parseStorageLink(attemptFolder(attempt, project));
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

function systemRange(text: string, request: LogRequest, ended: boolean): LogRange {
  const whole = Buffer.from(request.stream === 'stderr' ? text : '');
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

/** Logs of an attempt by their keys: the run, and each of its steps. */
function logKeys({ project, attempt }: LogSubject): Record<string, Omit<LogName, 'stream'>> {
  const steps = attempt ? stepLogKeys(project, attempt) : [];
  // The log of the run is first in the map; it is also that of a step with the same key.
  return {
    [runLogKey(project)]: {},
    ...Object.fromEntries(steps.map((key, step) => [key, { step }])),
    [runLogKey(project)]: {},
  };
}
