import { MAX_SEARCH_LENGTH } from '@omics-portal/data-query';

/** Letters of a word that a server is asked for at least: a single one finds nearly everything. */
const MIN_LATIN = 2;

/**
 * Text that servers are asked for, or an empty one where there is nothing to ask: less than two Latin letters or digits.
 * One Chinese character is a word.
 */
export function searchedText(typed: string): string {
  const text = typed.trim().replace(/\s+/gu, ' ');
  const isEnough = text.length >= MIN_LATIN || /\p{Script=Han}/u.test(text);
  return isEnough ? [...text].slice(0, MAX_SEARCH_LENGTH).join('') : '';
}
