import type { Filter, FilterValue } from './query';

/**
 * Filter value as written in a URL: `CSV`, `1`, `true`, `null`. Text that would be read as something else is quoted:
 * `"1"`, `"null"`, `"~x"`, `"1..2"`.
 */
function writeScalar(value: FilterValue): string {
  if (typeof value !== 'string') return String(value);
  return readItem(value).kind === 'text-value' ? value : JSON.stringify(value);
}

/** Filter as written in a URL: one item per value, a range as `min..max`, a text as `~text`. */
export function writeFilter(filter: Filter): string[] {
  switch (filter.kind) {
    case 'category':
      return filter.values.map(writeScalar);
    case 'number':
      return [`${filter.min ?? ''}..${filter.max ?? ''}`];
    case 'text':
      return [`~${filter.contains}`];
    default:
      return filter satisfies never;
  }
}

/** Parsed URL item. `text-value` is plain text; `value` is any other category value. */
export type SearchItem =
  | { kind: 'text-value'; value: string }
  | { kind: 'value'; value: FilterValue }
  | { kind: 'range'; min?: number; max?: number }
  | { kind: 'contains'; text: string };

const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`;
const RANGE = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`, 'i');
const LITERALS: ReadonlyMap<string, FilterValue> = new Map<string, FilterValue>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

/** URL item of a text; every text is valid. */
export function readItem(text: string): SearchItem {
  const literal = LITERALS.get(text);
  if (literal !== undefined) return { kind: 'value', value: literal };
  if (text.startsWith('~')) return { kind: 'contains', text: text.slice(1) };
  if (text.startsWith('"')) return readQuoted(text);
  const range = readRange(text);
  if (range !== null) return range;
  return String(Number(text)) === text && Number.isFinite(Number(text))
    ? { kind: 'value', value: Number(text) }
    : { kind: 'text-value', value: text };
}

function readQuoted(text: string): SearchItem {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return { kind: 'value', value };
  } catch {
    // A lone quote is an ordinary character that a user typed; `writeScalar` never writes it.
  }
  return { kind: 'value', value: text };
}

function readRange(text: string): SearchItem | null {
  const found = RANGE.exec(text);
  if (found === null || text === '..') return null;
  const [, min, max] = found;
  return {
    kind: 'range',
    ...(min === undefined ? {} : { min: Number(min) }),
    ...(max === undefined ? {} : { max: Number(max) }),
  };
}
