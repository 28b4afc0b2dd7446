/** `Accept-Language` from the `lang` of the page; empty outside of a page. */
export function pageLanguage(): Record<string, string> {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return lang ? { 'Accept-Language': lang } : {};
}
