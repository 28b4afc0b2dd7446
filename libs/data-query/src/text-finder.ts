import { checkText } from './check';
import { finderOf } from './find-text';
import { composed } from './unicode-text';

/**
 * Substring search that ignores case, full width and Unicode composition. An empty or blank text matches everything. Linear time in
 * both texts.
 */
export function textFinder(needle: string): (text: string) => boolean {
  checkText(needle, 'needle');
  const contains = finderOf(folded(needle.trim()));
  return (text) => {
    checkText(text, 'text');
    return contains(folded(text));
  };
}

function folded(text: string): string {
  return composed(text, 'NFKC').toLowerCase();
}
