import { i18n, type Messages } from '@lingui/core';

const CATALOGS = {
  ...import.meta.glob<{ messages: Messages }>('../../../libs/*/src/locales/*/messages.po'),
  ...import.meta.glob<{ messages: Messages }>('../../portal/src/locales/*/messages.po'),
};

/** Loads the words of every feature that has some in this language, merges them and makes the language the active one. */
export async function activateLocale(locale: string): Promise<void> {
  const loaders = Object.entries(CATALOGS).filter(([path]) => path.includes(`/locales/${locale}/`));
  const catalogs = await Promise.all(loaders.map(([, load]) => load()));
  i18n.load(locale, Object.assign({}, ...catalogs.map(({ messages }) => messages)));
  i18n.activate(locale);
  document.documentElement.lang = locale;
}
