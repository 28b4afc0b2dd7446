import { setupI18n, type I18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { LOCALES } from '../../composition/message-store';
import { loadMessages } from '../../messages';

/** Messages of the language that is not in use, so that a page is found by either name; undefined until they have loaded. */
export function useOtherLanguage(locale: string): I18n | undefined {
  const [i18n, setI18n] = useState<I18n>();
  useEffect(() => {
    let current = true;
    const other = LOCALES.find((one) => one !== locale);
    if (other) {
      loadMessages(other).then(
        (messages) => {
          if (current) {
            setI18n(setupI18n({ locale: other, messages: { [other]: messages } }));
          }
        },
        // Without them, pages are found by the names of the current language only.
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [locale]);
  return i18n;
}
