import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ProgramProblemCode } from '@omics-portal/qc-inputs';
import type { PrintedProblem } from '@omics-portal/qc-inputs/problem-line';
import { formatNumber } from '../amount/number';
import { DNA_PROBLEM_MESSAGES, placed } from './dna-problem-messages';
import { ENGINE_PROBLEM_MESSAGES } from './engine-problem-messages';
import { PROGRAM_PROBLEM_MESSAGES, type ProblemParam } from './program-problem-messages';
import { RUN_PROBLEM_MESSAGES } from './run-problem-messages';
import { TABLE_PROBLEM_MESSAGES, type TableFileProblemCode } from './table-problem-messages';
import { VARIANT_PROBLEM_MESSAGES } from './variant-problem-messages';

const MESSAGES: Readonly<
  Record<ProgramProblemCode | TableFileProblemCode, (of: ProblemParam) => MessageDescriptor>
> = {
  ...RUN_PROBLEM_MESSAGES,
  ...ENGINE_PROBLEM_MESSAGES,
  ...PROGRAM_PROBLEM_MESSAGES,
  ...VARIANT_PROBLEM_MESSAGES,
  ...DNA_PROBLEM_MESSAGES,
  ...TABLE_PROBLEM_MESSAGES,
};

/** All codes that have a message. */
export const PROGRAM_PROBLEM_CODES = Object.keys(MESSAGES) as readonly (keyof typeof MESSAGES)[];

/** Sentence about a problem that a program printed, with the remedy; null for a code that has no message here. */
export function programProblemSentence(i18n: I18n, { code, params }: PrintedProblem): string | null {
  if (!Object.hasOwn(MESSAGES, code)) {
    return null;
  }
  const of = (name: string): string => {
    const value = params[name] ?? '';
    // A fraction keeps all its digits, as the file has it.
    return Number.isInteger(value) ? formatNumber(Number(value), i18n.locale) : String(value);
  };
  const sentence = i18n._(MESSAGES[code as keyof typeof MESSAGES](of));
  return code.startsWith('dna.') ? placed(i18n, of('line'), of('column'), sentence) : sentence;
}
