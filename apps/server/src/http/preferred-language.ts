/** Languages of the reference server's texts; all texts exist in English. */
export type Language = 'en-US' | 'zh-CN';

/** Sentence of the server for its users, in each language. */
export type Sentence = Readonly<Record<Language, string>>;

/** Preferred language of an `Accept-Language` header: Chinese when it comes first, English otherwise. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return /^\s*zh\b/i.test(acceptLanguage ?? '') ? 'zh-CN' : 'en-US';
}
