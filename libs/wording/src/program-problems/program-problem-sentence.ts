import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ProgramProblemCode } from '@omics-portal/qc-inputs';
import type { PrintedProblem } from '@omics-portal/qc-inputs/problem-line';
import { formatNumber } from '../amount/number';
import { DNA_PROBLEM_MESSAGES, placed } from './dna-problem-messages';
import { ENGINE_PROBLEM_MESSAGES } from './engine-problem-messages';
import { LOG_NOTICE_MESSAGES, withCause } from './log-notice-messages';
import { PROGRAM_PROBLEM_MESSAGES, type ProblemParam } from './program-problem-messages';
import { REPORT_PROBLEM_MESSAGES } from './report-problem-messages';
import { RUN_PROBLEM_MESSAGES } from './run-problem-messages';
import { systemReason } from './system-error-words';
import { TABLE_PROBLEM_MESSAGES, type TableFileProblemCode } from './table-problem-messages';
import { VARIANT_PROBLEM_MESSAGES } from './variant-problem-messages';

type Message = (of: ProblemParam) => MessageDescriptor;

const MESSAGES: Readonly<Record<ProgramProblemCode | TableFileProblemCode, Message>> = {
  ...RUN_PROBLEM_MESSAGES,
  ...ENGINE_PROBLEM_MESSAGES,
  ...LOG_NOTICE_MESSAGES,
  ...PROGRAM_PROBLEM_MESSAGES,
  ...VARIANT_PROBLEM_MESSAGES,
  ...DNA_PROBLEM_MESSAGES,
  ...TABLE_PROBLEM_MESSAGES,
};

/** All codes that have a message. */
export const PROGRAM_PROBLEM_CODES = Object.keys(MESSAGES) as readonly (keyof typeof MESSAGES)[];

/** Record that a problem is about. A report has no job that could be resubmitted. */
export type ProblemSubject = 'job' | 'report';

/** Sentence about a problem that a program printed, with the remedy; null for a code that has no message here. */
export function programProblemSentence(
  i18n: I18n,
  { code, params }: PrintedProblem,
  subject: ProblemSubject,
): string | null {
  if (!Object.hasOwn(MESSAGES, code)) {
    return null;
  }
  const of = (name: string): string => {
    const value = params[name] ?? '';
    if (name === 'reason') {
      return systemReason(i18n, String(value));
    }
    // A fraction keeps all its digits, as the file has it.
    return Number.isInteger(value) ? formatNumber(Number(value), i18n.locale) : String(value);
  };
  const known = code as keyof typeof MESSAGES;
  const ofReport: Partial<Record<string, Message>> = subject === 'report' ? REPORT_PROBLEM_MESSAGES : {};
  const sentence = i18n._((ofReport[known] ?? MESSAGES[known])(of));
  if (known === 'log.not-handed-over') {
    return withCause(i18n, sentence, of);
  }
  return code.startsWith('dna.') ? placed(i18n, of('line'), of('column'), sentence) : sentence;
}
