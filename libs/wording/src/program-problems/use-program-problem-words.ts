import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { loadProgramProblemWords, type ProgramProblemWords } from './load-program-problem-words';

/** Words for the problems of programs in the language of the reader; null until they are loaded, which begins when `wanted`. */
export function useProgramProblemWords(wanted: boolean): ProgramProblemWords | null {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [loaded, setLoaded] = useState<{ locale: string; words: ProgramProblemWords } | null>(null);
  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    let isCurrent = true;
    loadProgramProblemWords(locale).then(
      (words) => {
        if (isCurrent) {
          setLoaded({ locale, words });
        }
      },
      // Without them the log itself still has the reason, in English.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, locale]);
  return loaded?.locale === locale ? loaded.words : null;
}
