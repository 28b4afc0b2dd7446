import { useLingui } from '@lingui/react';
import type { PrintedProblem } from '@omics-portal/qc-inputs/problem-line';
import { useEffect, useState } from 'react';
import { loadProgramProblemWords, type ProgramProblemWords } from './load-program-problem-words';

/** Words that are loaded, by locale: each row of a long list needs them at once. */
const loadedWords = new Map<string, ProgramProblemWords>();

/**
 * Words for the problems of programs in the language of the reader; null until they are loaded, which begins when `wanted`. If
 * they cannot be loaded, a problem is shown as its code with its parameters.
 */
export function useProgramProblemWords(wanted: boolean): ProgramProblemWords | null {
  const { locale } = useLingui().i18n;
  const [settled, setSettled] = useState<{ locale: string; words: ProgramProblemWords } | null>(null);
  const isMissing = wanted && !loadedWords.has(locale);
  useEffect(() => {
    if (!isMissing) {
      return undefined;
    }
    let isCurrent = true;
    const settle = (words: ProgramProblemWords) => {
      if (isCurrent) {
        setSettled({ locale, words });
      }
    };
    loadProgramProblemWords(locale).then(
      (words) => {
        loadedWords.set(locale, words);
        settle(words);
      },
      () => settle(codeOf),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, locale]);
  return loadedWords.get(locale) ?? (settled?.locale === locale ? settled.words : null);
}

function codeOf({ code, params }: PrintedProblem): string {
  return `${code} ${JSON.stringify(params)}`;
}
