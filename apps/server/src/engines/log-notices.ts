import { failure, type CodedFailure } from './run-failure.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Notice of the server as a line of a log: its sentence in English for readers of the file, and its code for readers of other
 * languages. It is the last line of its log, where the portal looks for it.
 */
function noticeLine({ line, problem }: CodedFailure): string {
  return `[${line.replaceAll(/\s+/g, ' ')}] NOTICE ${JSON.stringify(problem)}\n`;
}

/** Notice at the end of a log that has reached its limit. */
export function cutNotice(maxBytes: number): string {
  const limit = maxBytes / MEGABYTE;
  const line = `The log is cut here: it has reached ${limit} MB, its limit. The rest was not stored.`;
  return `\n${noticeLine(failure(line, 'log.cut', { limit }))}`;
}

/** Notice in the stead of the log of a step, which Toil writes after a failure only. */
export const NO_STEP_LOG = noticeLine(
  failure(
    'Toil has no log of this step. It hands one over after a failure; for all steps its administrator starts it with --opt=--logDebug.',
    'log.no-step-log',
    {},
  ),
);

/**
 * Notice in the stead of a log that the engine did not hand over in many attempts. `reason`: that of the last attempt; the
 * notice names its code as `cause`, and has its parameters beside its own.
 */
export function notHandedOver(engine: string, { line, problem: { code, params } }: CodedFailure): string {
  const reason = `The engine did not hand over this log: ${line}`;
  return noticeLine(failure(reason, 'log.not-handed-over', { ...params, engine, cause: code }));
}

/** Notice in the stead of a log that the portal does not or cannot read. */
export function unreadLog({ line, problem }: CodedFailure): string {
  return noticeLine({ line: `The portal cannot read this log. ${line}`, problem });
}

/** Notice below a text that looks like the address of a log: it may have been the log after all. */
export function noLogAtAddress({ line, problem }: CodedFailure): string {
  return noticeLine({ line: `The portal found no log at this address. ${line}`, problem });
}
