import { setupI18n } from '@lingui/core';
import { createMessageLoader } from '@omics-portal/wording';
import { totalWords, type TotalWords } from './total-words';

/** Messages of this folder, with a catalog of their own: the first screen of the overview has none of them. */
const loadMessages = createMessageLoader({
  'en-US': () => import('./locales/en-US/messages.po'),
  'zh-CN': () => import('./locales/zh-CN/messages.po'),
});
const loads = new Map<string, Promise<TotalWords>>();

/** Words about the totals of batches in a language. The calls for a language return the same promise, unless loading failed. */
export function loadTotalWords(locale: string): Promise<TotalWords> {
  const words =
    loads.get(locale) ??
    loadMessages(locale).then((messages) =>
      totalWords(setupI18n({ locale, messages: { [locale]: messages } })),
    );
  loads.set(locale, words);
  words.catch(() => loads.delete(locale));
  return words;
}
