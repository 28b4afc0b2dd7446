/** Browsers by a part of their user agent; a browser that names another one stands before it. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
  ['curl/', 'curl'],
  ['python', 'Python'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system that a user agent names, for recognition in a list; null where it names neither. */
export function browserName(userAgent: string | null): { browser: string; system: string | null } | null {
  if (userAgent === null) {
    return null;
  }
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([part]) => userAgent.includes(part))?.[1] ?? null;
  const browser = nameIn(BROWSERS);
  const system = nameIn(SYSTEMS);
  return browser === null ? null : { browser, system };
}
