export interface ComboboxOption {
  /** Unique in its list; never ''. */
  value: string;
  /** Label; also searched. */
  label: string;
  /** Second line, in muted text. */
  description?: string | undefined;
  /** Other search terms: the name in another language, a former name. */
  keywords?: readonly string[] | undefined;
  /**
   * Disables the item; it stays visible, and the keyboard skips it.
   *
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Normalised text for matching: ignores case, accents and full-width forms. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Options that contain every word of the query in label, description or keywords, in their original order. */
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

/** Next enabled option, wrapping at the ends; without a current one, the first or the last. */
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
