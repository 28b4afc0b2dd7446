const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Number of a typed text, such as `-1.5` or `2e3`, also in characters of full width. Null for any other text: a comma may
 * separate decimals or thousands.
 */
export function parseNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace('\u2212', '-').trim();
  const number = NUMBER.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(number) ? number : null;
}
