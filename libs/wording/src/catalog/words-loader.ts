import { type I18n, setupI18n } from '@lingui/core';
import type { Catalogs } from './message-loader';

/** Words that a page loads on first use, with a catalog of their own. */
export interface LoadedWords<Words> {
  readonly catalogs: Catalogs;
  /** Loads the code that has the messages; it runs beside the load of the catalog. */
  readonly loadCode: () => Promise<(i18n: I18n) => Words>;
}

/**
 * Loader of words in one language. Each call for a language returns the same promise, unless loading failed; an unsupported
 * language gives English.
 */
export function createWordsLoader<Words>({
  catalogs,
  loadCode,
}: LoadedWords<Words>): (locale: string) => Promise<Words> {
  const loads = new Map<keyof Catalogs, Promise<Words>>();
  const load = async (language: keyof Catalogs) => {
    const [{ messages }, wordsOf] = await Promise.all([catalogs[language](), loadCode()]);
    return wordsOf(setupI18n({ locale: language, messages: { [language]: messages } }));
  };
  return (locale) => {
    const language = locale === 'zh-CN' ? 'zh-CN' : 'en-US';
    const started = loads.get(language) ?? load(language);
    loads.set(language, started);
    started.catch(() => loads.delete(language));
    return started;
  };
}
