/** Address of a document in one language: `{locale}` in the pattern stands for it. */
export function localizedAddress(pattern: string, locale: string): string {
  return pattern.replaceAll('{locale}', locale);
}
