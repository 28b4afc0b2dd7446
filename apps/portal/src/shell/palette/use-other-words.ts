import { setupI18n, type I18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { LOCALES } from '../../composition/words';
import { loadMessages } from '../../messages';

/** The words of the language that is not in use, so that a page is found by either name; absent until they are here. */
export function useOtherWords(locale: string): I18n | undefined {
  const [words, setWords] = useState<I18n>();
  useEffect(() => {
    let current = true;
    const other = LOCALES.find((one) => one !== locale);
    if (other) {
      loadMessages(other).then(
        (messages) => {
          if (current) {
            setWords(setupI18n({ locale: other, messages: { [other]: messages } }));
          }
        },
        // Without them pages are found by one name only.
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [locale]);
  return words;
}
