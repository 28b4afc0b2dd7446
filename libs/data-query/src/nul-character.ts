import type { SearchItem } from './scalar-text';

/** Text without the character NUL, which no stored text can have. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

/** Item without the character NUL, and whether it had one. An item of nothing else is none: the empty text means Unknown. */
export function itemWithoutNul(item: SearchItem): { item: SearchItem | null; had: boolean } {
  if (item.kind === 'range') return { item, had: false };
  const text = item.kind === 'contains' ? item.text : item.value;
  if (typeof text !== 'string' || !text.includes('\0')) return { item, had: false };
  const rest = withoutNul(text);
  if (rest === '') return { item: null, had: true };
  return { item: item.kind === 'contains' ? { ...item, text: rest } : { ...item, value: rest }, had: true };
}
