/** Text of the site's configuration in a language, else in English, else in any; a plain text is that of all languages. */
export function localizedText(text: string | Readonly<Record<string, string>>, locale: string): string {
  return typeof text === 'string' ? text : (text[locale] ?? text['en-US'] ?? Object.values(text)[0] ?? '');
}
