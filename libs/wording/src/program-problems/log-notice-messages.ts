import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProgramProblemCode } from '@omics-portal/qc-inputs';
import type { ProblemMessages, ProblemParam } from './program-problem-messages';

/** Messages about logs that are not complete: notices of the server, in the last line of the log. */
export const LOG_NOTICE_MESSAGES: ProblemMessages<'log'> = {
  'log.cut': (of) =>
    msg`The log is cut at ${of('limit')} MB, its limit. The rest was not stored. Ask the operator for a higher limit if you need it.`,
  'log.no-step-log': () =>
    msg`Toil hands over the log of a step only after a failure. Ask the operator to start Toil with --opt=--logDebug for the logs of all steps.`,
  'log.not-handed-over': (of) =>
    msg`The engine “${of('engine')}” did not hand over this log, so it is not stored. Ask the operator to look for it at the engine.`,
};

/** Causes for which an engine does not hand over a log, as a part of a sentence. */
const CAUSES: Readonly<Partial<Record<ProgramProblemCode, (of: ProblemParam) => MessageDescriptor>>> = {
  'engine.connection-refused': () => msg`the connection was refused`,
  'engine.unknown-host': () => msg`the host name of the engine is not known`,
  'engine.no-lookup': () => msg`the host name of the engine cannot be looked up`,
  'engine.connection-broke': () => msg`the connection broke`,
  'engine.unreachable-host': () => msg`the host of the engine cannot be reached`,
  'engine.unreachable-network': () => msg`the network of the engine cannot be reached`,
  'engine.no-connection': () => msg`there was no connection in time`,
  'engine.no-response': () => msg`there was no response in time`,
  'engine.no-answer': (of) => msg`the connection failed with “${of('reason')}”`,
  'engine.file-status': (of) => msg`the status was ${of('status')} for ${of('address')}`,
};

/** Sentence of a notice, and after it the cause that the notice names, if it has words. */
export function withCause(i18n: I18n, sentence: string, of: ProblemParam): string {
  const code = of('cause');
  const message = Object.hasOwn(CAUSES, code) ? CAUSES[code as ProgramProblemCode] : undefined;
  if (message === undefined) {
    return sentence;
  }
  const cause = i18n._(message(of));
  return i18n._(msg`${sentence} The last attempt failed: ${cause}.`);
}
