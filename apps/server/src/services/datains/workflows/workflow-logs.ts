import { buffer } from 'node:stream/consumers';
import type { components } from '@omics-portal/api/datains';
import { ApiError, notFound } from '../../../http/api-error.ts';
import type { LogName } from '../../../engines/job-engine.ts';
import type { ObjectLocation } from '../../../objects/storage-link.ts';
import { jobFolder } from '../../../jobs/work-folders.ts';
import { objectSize } from '../../../objects/object-size.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import { decodePiece, textWindow } from './text-range.ts';
import { logLink, logNames, logSubject, SYSTEM_LOG, type LogChoice, type OpenLog } from './log-subject.ts';
import type { FoundJob } from './workflow-records.ts';

type LogRange = components['schemas']['LogRange'];

/** Request of a range of a log, in bytes. A negative `offset` counts from the end. */
interface LogRangeRequest extends Pick<LogChoice, 'stream'> {
  offset: number;
  limit: number;
}

/** Logs of an attempt: links to stdout and stderr of its run and of each step, and the engine's own log as text. */
export function listLogs(found: FoundJob, number?: number): components['schemas']['WorkflowLogs'] {
  const subject = logSubject(found, number);
  const linkOf = (log: LogName) => logLink(subject, log);
  const logs = Object.entries(logNames(subject)).map(
    ([key, log]) =>
      [
        key,
        { stdout: linkOf({ ...log, stream: 'stdout' }), stderr: linkOf({ ...log, stream: 'stderr' }) },
      ] as const,
  );
  return { ...Object.fromEntries(logs), [SYSTEM_LOG]: { stdout: null, stderr: subject.error } };
}

/** Reads a range of an open log, cut at character boundaries. */
export async function readLog(
  { key, source }: Pick<OpenLog, 'key' | 'source'>,
  { stream, offset, limit }: LogRangeRequest,
): Promise<LogRange> {
  // An offset from the end needs the size first. A remote engine needs several calls for each read.
  const known = offset < 0 ? await source.read(0, 0) : { size: Number.MAX_SAFE_INTEGER };
  const wanted = textWindow(offset, limit, known.size);
  const { bytes, size } =
    known.size === 0 ? { bytes: new Uint8Array(), size: 0 } : await source.read(wanted.start, wanted.length);
  const start = Math.min(wanted.start, size);
  const {
    text,
    offset: from,
    nextOffset,
  } = decodePiece(bytes, start, source.ended && start + bytes.length === size);
  return {
    key,
    stream,
    text,
    offset: from,
    next_offset: nextOffset,
    size,
    complete: source.ended,
  };
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
  if (size !== undefined && size > MAX_TEXT_BYTES)
    throw new ApiError(413, {
      'en-US': `The file has ${size} bytes, and at most ${MAX_TEXT_BYTES} are shown: download it instead.`,
      'zh-CN': `文件为 ${size} 字节，最多显示 ${MAX_TEXT_BYTES} 字节：请下载查看。`,
    });
  return new TextDecoder().decode(await buffer(await objects.open(location.bucket, location.key)));
}

const MAX_TEXT_BYTES = 10 * 1024 * 1024;
