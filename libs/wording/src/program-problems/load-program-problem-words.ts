import { setupI18n } from '@lingui/core';
import type { PrintedProblem } from '@omics-portal/qc-inputs/problem-line';
import type { Catalogs } from '../catalog/message-loader';

/** Sentence about a problem; null for a code without words. */
export type ProgramProblemWords = (problem: PrintedProblem) => string | null;

const CATALOGS: Catalogs = {
  'en-US': () => import('./locales/en-US/messages.po'),
  'zh-CN': () => import('./locales/zh-CN/messages.po'),
};

/** Words for the problems of programs in one language, with a catalog of their own: only a failure needs them. */
export async function loadProgramProblemWords(locale: string): Promise<ProgramProblemWords> {
  const language = locale === 'zh-CN' ? 'zh-CN' : 'en-US';
  const [{ messages }, { programProblemSentence }] = await Promise.all([
    CATALOGS[language](),
    import('./program-problem-sentence'),
  ]);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (problem) => programProblemSentence(i18n, problem);
}
