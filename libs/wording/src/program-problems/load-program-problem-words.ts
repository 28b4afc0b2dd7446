import type { PrintedProblem } from '@omics-portal/qc-inputs/problem-line';
import { createWordsLoader } from '../catalog/words-loader';
import type { ProblemSubject } from './program-problem-sentence';

/** Sentence about a problem of a job (the default) or a report; null for a code without words. */
export type ProgramProblemWords = (problem: PrintedProblem, subject?: ProblemSubject) => string | null;

/** Words for the problems of programs in one language, with a catalog of their own: only a failure needs them. */
export const loadProgramProblemWords = createWordsLoader<ProgramProblemWords>({
  catalogs: {
    'en-US': () => import('./locales/en-US/messages.po'),
    'zh-CN': () => import('./locales/zh-CN/messages.po'),
  },
  loadCode: async () => {
    const { programProblemSentence } = await import('./program-problem-sentence');
    return (i18n) =>
      (problem, subject = 'job') =>
        programProblemSentence(i18n, problem, subject);
  },
});
