/** English plurals by their ends, the longest first, and the ends of the singular. */
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z])yses$/u, 'ysis'],
  [/(?<=matr)ices$/u, 'ix'],
  [/(?<=[a-z])ies$/u, 'y'],
  [/(?<=ch|sh|ss|x)es$/u, ''],
  [/(?<=[a-z]{2})(?<![sui])s$/u, ''],
];

/** Singular of an English word in lower case, by its end; other words as they are. */
export function singularOf(word: string): string {
  const [plural, end] = ENDS.find(([ending]) => ending.test(word)) ?? [];
  return plural && end !== undefined ? word.replace(plural, end) : word;
}

/** Text in lower case with each of its words in the singular. */
export function inSingular(text: string): string {
  return text.replaceAll(/[a-z]+/gu, singularOf);
}
