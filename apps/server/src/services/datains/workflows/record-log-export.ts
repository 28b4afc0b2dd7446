import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../identity/identity.ts';
import { isWorkOfOthers } from '../../../jobs/work-access.ts';
import type { OpenLog } from './log-subject.ts';
import type { FoundJob } from './workflow-records.ts';

/** Time in which all reads of a log by one person are one export: a page reads it in many parts, and again while it grows. */
const ONE_EXPORT_MS = 60 * 60 * 1000;

/** Request that read a part of a log. */
interface LogExport {
  readonly caller: Caller;
  readonly request: { readonly ip: string };
  readonly found: FoundJob;
  readonly log: Pick<OpenLog, 'link'>;
}

/**
 * Records that a caller read the log of a job by admin rights alone, at most once an hour for each log. Call it once text was
 * read: a refused call and an empty log are no export. The engine's own log is a fact of the job, not a file of its owner.
 */
export async function recordLogExport(
  { audit }: Pick<Dependencies, 'audit'>,
  { caller, request, found, log: { link } }: LogExport,
): Promise<void> {
  if (link === null || !isWorkOfOthers(caller, found.project)) return;
  await audit.recordFirst(
    { kind: 'exported', actor: caller.username, subject: link, address: request.ip },
    ONE_EXPORT_MS,
  );
}
