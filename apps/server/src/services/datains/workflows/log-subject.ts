import { buffer } from 'node:stream/consumers';
import { ApiError, notFound } from '../../../http/api-error.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { EngineAway, type LogName, type LogPiece } from '../../../engines/job-engine.ts';
import { isActive } from '../../../jobs/transitions.ts';
import { parseStorageLink } from '../../../objects/storage-link.ts';
import { objectSize } from '../../../objects/object-size.ts';
import { attemptFolder, type AttemptRow } from './attempt-records.ts';
import { logFile, runLogKey, stepLogKeys } from './log-keys.ts';
import type { LogSource } from './log-index/log-source.ts';
import type { FoundJob } from './workflow-records.ts';

/** Key of the engine's own log, whose text is in the records. */
export const SYSTEM_LOG = 'system';

/** Choice of a log by the query of a request. */
export interface LogChoice {
  /** Number of an attempt; the newest one when absent. */
  attempt?: number | undefined;
  /** Key of the map of logs; the log of the run when absent. */
  key?: string | undefined;
  stream: LogName['stream'];
}

/** Attempt whose logs are read, with its project. */
export interface LogSubject {
  project: FoundJob['project'];
  attempt: AttemptRow | undefined;
  /** Text of the engine's own log. */
  error: string;
  /** True while the run lives at its engine. */
  active: boolean;
}

/** Subject of a job's logs. Throws 404 for the number of an attempt that the job does not have. */
export function logSubject({ job, project, attempts, attempt }: FoundJob, number?: number): LogSubject {
  const active = isActive(job.status);
  if (number === undefined) return { project, attempt, error: job.error ?? '', active };
  const found = attempts.find((one) => one.number === number);
  if (!found) throw notFound('attempt', String(number));
  return { project, attempt: found, error: found.error ?? '', active: active && found.id === attempt?.id };
}

/** Logs of an attempt by their keys: the run, and each of its steps. */
export function logNames({ project, attempt }: LogSubject): Record<string, Omit<LogName, 'stream'>> {
  const steps = attempt ? stepLogKeys(project, attempt) : [];
  // The log of the run is first in the map; it is also that of a step with the same key.
  return {
    [runLogKey(project)]: {},
    ...Object.fromEntries(steps.map((key, step) => [key, { step }])),
    [runLogKey(project)]: {},
  };
}

/** Storage link of the file of a log, which exists when the run has ended; null for a run that has no folder. */
export function logLink({ attempt, project }: LogSubject, log: LogName): string | null {
  const folder = attempt ? attemptFolder(attempt, project) : null;
  return attempt && folder !== null ? `${folder}/${logFile(attempt, log)}` : null;
}

/** Log of a job. */
export interface OpenLog {
  key: string;
  /** Storage link of its file; null for the engine's own log and for a run that has no folder. */
  link: string | null;
  source: LogSource;
}

/** Source of a log with its key and link. Throws 404 for an attempt or a key that the job does not have. */
export function openLog(
  dependencies: Pick<Dependencies, 'objects' | 'jobs'>,
  found: FoundJob,
  choice: LogChoice,
): OpenLog {
  const subject = logSubject(found, choice.attempt);
  const { attempt, project, active } = subject;
  const key = choice.key ?? runLogKey(project);
  const name = key === SYSTEM_LOG ? {} : logNames(subject)[key];
  if (!name) throw notFound('log', key);
  const id = [found.job.id, attempt?.id ?? '', key, choice.stream].join('/');
  const log: LogName = { ...name, stream: choice.stream };
  const read =
    key === SYSTEM_LOG
      ? textReader(choice.stream === 'stderr' ? subject.error : '')
      : logReader(dependencies, subject, log);
  const link = key === SYSTEM_LOG ? null : logLink(subject, log);
  return { key, link, source: { id, ended: !active, read } };
}

type Reader = LogSource['read'];

const NO_LOG: Reader = async () => ({ bytes: new Uint8Array(), size: 0 });

function textReader(text: string): Reader {
  const bytes = Buffer.from(text);
  return async (start, length) => ({ bytes: bytes.subarray(start, start + length), size: bytes.length });
}

/** Reads from the engine while the run lives there, and from the run's folder afterwards. */
function logReader(
  { objects, jobs }: Pick<Dependencies, 'objects' | 'jobs'>,
  subject: LogSubject,
  log: LogName,
): Reader {
  const { attempt, active } = subject;
  if (!attempt) return NO_LOG;
  const link = logLink(subject, log);
  const stored = link === null ? NO_LOG : storedReader(objects, link);
  if (!active) return stored;
  return async (start, length) =>
    (await liveLog(jobs, attempt.id, log, { start, length })) ?? stored(start, length);
}

function storedReader(objects: Dependencies['objects'], link: string): Reader {
  const file = parseStorageLink(link);
  if (!file) return NO_LOG;
  // The size of a stored log is final.
  let measured: Promise<number | undefined> | undefined;
  return async (start, length) => {
    measured ??= objectSize(objects, file.bucket, file.key);
    const size = (await measured) ?? 0;
    const end = Math.min(start + length, size);
    const bytes =
      start < end
        ? await buffer(await objects.open(file.bucket, file.key, { start, end: end - 1 }))
        : new Uint8Array();
    return { bytes, size };
  };
}

async function liveLog(
  jobs: Dependencies['jobs'],
  runId: string,
  log: LogName,
  window: { start: number; length: number },
): Promise<LogPiece | undefined> {
  try {
    return await jobs.readLog(runId, log, window);
  } catch (error) {
    if (error instanceof EngineAway)
      throw new ApiError(503, {
        'en-US': `The log cannot be read now: ${error.message}`,
        'zh-CN': '日志暂时无法读取：运行引擎没有响应。请稍后重试。',
      });
    throw error;
  }
}
