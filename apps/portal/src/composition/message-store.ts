import type { I18n, Messages } from '@lingui/core';

export const LOCALES = ['en-US', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];

/** Names of the languages, each in its own language, because the user may not understand the current one. */
export const LANGUAGE_NAMES: Record<Locale, string> = { 'en-US': 'English', 'zh-CN': '中文' };

/** Local storage key of the chosen language. */
const LANGUAGE_KEY = 'lang';

/** Initial language: the stored choice, else Chinese if the browser prefers it, else English. */
export function chooseLocale(stored: string | null, browserLanguages: readonly string[]): Locale {
  const chosen = LOCALES.find((locale) => locale === stored);
  return chosen ?? (browserLanguages[0]?.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US');
}

export type MessageLoader = (locale: string) => Promise<Messages>;

/** Messages of the loaded features in the current language. */
export interface MessageStore {
  locale(): Locale;
  /** Loads the messages of a feature in the current language, and in each later one. */
  load(loader: MessageLoader): Promise<void>;
  /** Loads all messages in a language, switches to it and stores the choice. Rejects if they cannot be loaded. */
  switchTo(locale: Locale): Promise<void>;
}

export interface MessageStoreOptions {
  i18n: I18n;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  browserLanguages: readonly string[];
  /** Root element of the page; receives the `lang` attribute. */
  root: { lang: string };
}

/** Switches to a language that another tab has chosen, unless its messages cannot be loaded. */
export function followLanguage(messages: Pick<MessageStore, 'locale' | 'switchTo'>, page: EventTarget): void {
  page.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    const chosen = LOCALES.find((locale) => locale === newValue);
    if (key === LANGUAGE_KEY && chosen !== undefined && chosen !== messages.locale()) {
      void messages.switchTo(chosen).catch(() => undefined);
    }
  });
}

/**
 * Creates the message store. The catalog of a feature loads with its first screen. Catalogs are merged into a new object and
 * loaded in one call: a second `load` would change the first feature's catalog, and a replacing one would drop it.
 */
export function createMessageStore({
  i18n,
  storage,
  browserLanguages,
  root,
}: MessageStoreOptions): MessageStore {
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
    load: async (loader) => {
      if (!needed.has(loader)) {
        needed.add(loader);
        await activate(locale).catch((error: unknown) => {
          needed.delete(loader);
          throw error;
        });
      }
    },
    switchTo: async (next) => {
      await activate(next);
      try {
        storage.setItem(LANGUAGE_KEY, next);
      } catch {
        // The storage is full or forbidden: the language holds for this visit.
      }
    },
  };
}
