/** Text without lone surrogates. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

const PILES = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * Normalised Unicode text. Of combining marks on one letter the first 30 are kept, as in Unicode's stream-safe format:
 * no language uses more, and reordering a long sequence takes quadratic time.
 */
export function composed(text: string, form: 'NFC' | 'NFKC'): string {
  return text.replace(PILES, '$1').normalize(form);
}
