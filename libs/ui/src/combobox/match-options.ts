export interface ComboboxOption {
  /** Unique in its list; never ''. */
  value: string;
  /** What is shown, and what is searched. */
  label: string;
  /** A second, quieter line. */
  description?: string | undefined;
  /** Other words by which it is found: its name in another language, what it used to be called. */
  keywords?: readonly string[] | undefined;
  /**
   * Shown, but passed over by the keys.
   *
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Case, accents and full-width forms are spelling, not meaning. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The options that have every word of the query, in label, description or keywords, in their own order. */
export function matchOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) {
    return options;
  }
  return options.filter(({ label, description, keywords = [] }) => {
    const text = fold([label, description, ...keywords].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The next option that can be chosen, going round at the ends; from nowhere, the first or the last. */
export function stepOption(
  options: readonly ComboboxOption[],
  from: string | null,
  step: 1 | -1,
): string | null {
  const enabled = options.filter(({ disabled }) => !disabled);
  const at = enabled.findIndex(({ value }) => value === from);
  const start = at === -1 && step === -1 ? 0 : at;
  return enabled.at((start + step) % (enabled.length || 1))?.value ?? null;
}
