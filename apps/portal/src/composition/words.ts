import type { I18n, Messages } from '@lingui/core';

export const LOCALES = ['en-US', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];

/** Names of the languages, each in its own language: a reader who needs the switch may not read the current one. */
export const LANGUAGE_NAMES: Record<Locale, string> = { 'en-US': 'English', 'zh-CN': '中文' };

/** The local storage key of the language that a person chose. */
const LANGUAGE_KEY = 'lang';

/** The language to start in: the stored choice; else Chinese for a browser that asks for it first; else English. */
export function chooseLocale(stored: string | null, browserLanguages: readonly string[]): Locale {
  const chosen = LOCALES.find((locale) => locale === stored);
  return chosen ?? (browserLanguages[0]?.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US');
}

export type MessageLoader = (locale: string) => Promise<Messages>;

export interface Words {
  locale(): Locale;
  /** Makes the words of one part of the portal available in the current language, and in every later one. */
  need(load: MessageLoader): Promise<void>;
  /** Changes the language, once all its words are here, and remembers the choice. Rejects when they cannot be loaded. */
  switchTo(locale: Locale): Promise<void>;
}

export interface WordsParts {
  i18n: I18n;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  browserLanguages: readonly string[];
  /** The page's root element, whose `lang` says the language to browsers and screen readers. */
  root: { lang: string };
}

/** Takes over a language that another tab has chosen. What cannot be loaded leaves the language as it is. */
export function followLanguage(words: Pick<Words, 'locale' | 'switchTo'>, page: EventTarget): void {
  page.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    const chosen = LOCALES.find((locale) => locale === newValue);
    if (key === LANGUAGE_KEY && chosen !== undefined && chosen !== words.locale()) {
      void words.switchTo(chosen).catch(() => undefined);
    }
  });
}

/**
 * Each feature brings its own catalog, loaded with its first screen. Catalogs are merged into a fresh object and loaded
 * in one call: a second `load` would write into the first feature's catalog, and a replacing one would drop it.
 */
export function createWords({ i18n, storage, browserLanguages, root }: WordsParts): Words {
  let locale = chooseLocale(storage.getItem(LANGUAGE_KEY), browserLanguages);
  const needed = new Set<MessageLoader>();
  const loaded = new Map<string, Messages>();

  const activate = async (next: Locale) => {
    const catalogs = await Promise.all([...needed].map((load) => load(next)));
    const messages: Messages = Object.assign({}, loaded.get(next), ...catalogs);
    loaded.set(next, messages);
    i18n.loadAndActivate({ locale: next, messages });
    root.lang = next;
    locale = next;
  };

  return {
    locale: () => locale,
    need: async (load) => {
      if (!needed.has(load)) {
        needed.add(load);
        await activate(locale).catch((error: unknown) => {
          needed.delete(load);
          throw error;
        });
      }
    },
    switchTo: async (next) => {
      await activate(next);
      try {
        storage.setItem(LANGUAGE_KEY, next);
      } catch {
        // A full or forbidden storage: the language holds for this visit.
      }
    },
  };
}
