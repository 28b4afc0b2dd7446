/** Languages of the reference server's texts; all texts exist in English. */
export type Language = 'en-US' | 'zh-CN';

/** Sentence of the server for its users, in each language. */
export type Sentence = Readonly<Record<Language, string>>;

/** Preferred language of an `Accept-Language` header: Chinese when it comes first, English otherwise. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return /^\s*zh\b/i.test(acceptLanguage ?? '') ? 'zh-CN' : 'en-US';
}

/**
 * Language of a page of the identity provider: the first of `ui_locales` (OpenID Connect Core 3.1.2.1) that exists, else
 * that of the `Accept-Language` header.
 */
export function pageLanguage(uiLocales: unknown, acceptLanguage: string | undefined): Language {
  const locales = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  const known = locales.find((locale) => /^(en|zh)\b/i.test(locale));
  return preferredLanguage(known ?? acceptLanguage);
}
