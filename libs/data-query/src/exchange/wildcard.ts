import { containsPattern, textOfPattern } from '../text-pattern';

/** Text with its anchors: anywhere, at the start, at the end, or both. */
export interface AnchoredText {
  readonly text: string;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Pattern of an anchored text, ignoring the case of A-Z. */
export function patternOf({ text, atStart, atEnd }: AnchoredText): string {
  return `${atStart ? '^' : ''}${containsPattern(text)}${atEnd ? '$' : ''}`;
}

/** Inverse of `patternOf`, also of earlier versions; `null` for any other pattern. */
export function anchoredTextOf(pattern: string): AnchoredText | null {
  const anchors = [false, true].flatMap((atStart) => [false, true].map((atEnd) => ({ atStart, atEnd })));
  for (const { atStart, atEnd } of anchors) {
    if ((atStart && !pattern.startsWith('^')) || (atEnd && !pattern.endsWith('$'))) continue;
    const text = textOfPattern(pattern.slice(Number(atStart), atEnd ? -1 : undefined));
    if (text !== null) return { text, atStart, atEnd };
  }
  return null;
}

/** Wildcard of an anchored text: `*` any text, `?` one character, a backslash escapes. */
export function wildcardOf({ text, atStart, atEnd }: AnchoredText): string {
  return `${atStart ? '' : '*'}${text.replace(/[*?\\]/g, String.raw`\$&`)}${atEnd ? '' : '*'}`;
}

/** Pattern equivalent to a wildcard, ignoring the case of A-Z. */
export function patternOfWildcard(wildcard: string): string {
  const parts = wildcard.match(/\\[^]|[^]/gu) ?? [];
  const first = parts.findIndex((part) => part !== '*');
  if (first < 0) return parts.length > 0 ? '' : '^$';
  const last = parts.findLastIndex((part) => part !== '*');
  const inner = parts
    .slice(first, last + 1)
    .map(partPattern)
    .join('');
  return `${first === 0 ? '^' : ''}${inner}${last === parts.length - 1 ? '$' : ''}`;
}

function partPattern(part: string): string {
  if (part === '*') return '.*';
  if (part === '?') return '.';
  return containsPattern(part.length > 1 && part.startsWith('\\') ? part.slice(1) : part);
}
