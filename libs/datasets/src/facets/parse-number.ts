import { withoutGroups } from '@omics-portal/wording';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Number of a typed text, such as `-1.5`, `1,000` or `2e3`, also in characters of full width. Null for any other text, such as
 * `1,5`.
 */
export function parseNumber(text: string): number | null {
  const plain = withoutGroups(text.replace('\u2212', '-'));
  const number = NUMBER.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(number) ? number : null;
}
