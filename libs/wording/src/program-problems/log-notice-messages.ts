import { msg } from '@lingui/core/macro';
import type { ProblemMessages } from './program-problem-messages';

/** Messages about logs that are not complete: notices of the server, in the last line of the log. */
export const LOG_NOTICE_MESSAGES: ProblemMessages<'log'> = {
  'log.cut': (of) =>
    msg`The log is cut at ${of('limit')} MB, its limit. The rest was not stored. Ask the operator for a higher limit if you need it.`,
  'log.no-step-log': () =>
    msg`Toil hands over the log of a step only after a failure. Ask the operator to start Toil with --opt=--logDebug for the logs of all steps.`,
  'log.not-handed-over': (of) =>
    msg`The engine “${of('engine')}” did not hand over this log, so it is not stored. Ask the operator to look for it at the engine.`,
};
