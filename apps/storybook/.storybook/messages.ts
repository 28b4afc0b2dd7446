import { i18n, type Messages } from '@lingui/core';
import { PSEUDO_LOCALE, pseudoMessages } from '@omics-portal/wording/pseudo';

const CATALOGS = {
  ...import.meta.glob<{ messages: Messages }>('../../../libs/*/src/locales/*/messages.po'),
  ...import.meta.glob<{ messages: Messages }>('../../{portal,visualisation}/src/locales/*/messages.po'),
  ...import.meta.glob<{ messages: Messages }>('../../portal/src/shell/*/locales/*/messages.po'),
};

/**
 * Loads and merges the messages of all features in a language, and activates the language.
 * The pseudo-language is English with marks; it keeps the English locale, so that numbers and dates stay readable.
 */
export async function activateLocale(wanted: string): Promise<void> {
  const locale = wanted === PSEUDO_LOCALE ? 'en-US' : wanted;
  const loaders = Object.entries(CATALOGS).filter(([path]) => path.includes(`/locales/${locale}/`));
  const catalogs = await Promise.all(loaders.map(([, load]) => load()));
  const messages: Messages = Object.assign({}, ...catalogs.map((catalog) => catalog.messages));
  i18n.loadAndActivate({ locale, messages: wanted === PSEUDO_LOCALE ? pseudoMessages(messages) : messages });
  document.documentElement.lang = locale;
}
