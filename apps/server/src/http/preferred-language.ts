/** The languages that the reference server has words in; English is the one that everything exists in. */
export type Language = 'en-US' | 'zh-CN';

/** The language that an `Accept-Language` header asks for: Chinese when it comes first, English otherwise. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return /^\s*zh\b/i.test(acceptLanguage ?? '') ? 'zh-CN' : 'en-US';
}
