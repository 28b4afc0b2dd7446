import { defaultParseSearch } from '@tanstack/react-router';

type Scalar = string | number | boolean;

const READABLE = /%(?:2C|3A|2F|40)/g;
const encode = (text: string) =>
  encodeURIComponent(text).replace(READABLE, (code) => decodeURIComponent(code));
const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** Whether text would come back as something else: `12`, `true`, `null`, `"x"`, `[1]`. Such text travels in quotes. */
function isAmbiguous(text: string): boolean {
  return defaultParseSearch(`?x=${encodeURIComponent(text)}`)['x' as never] !== text;
}

function toText(value: unknown): string {
  return typeof value === 'string' && !isAmbiguous(value) ? value : JSON.stringify(value);
}

/**
 * Filters (`f.<field>`) are texts both ways: the query model itself tells the text `"1"` from the number `1`, so that its
 * addresses and the portal's are the same.
 */
const isFilter = (name: string) => name.startsWith('f.');

/** Writes search parameters for people to read and to pass on: plain text as it is, a list as a repeated name. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => {
    if (value === undefined) {
      return [];
    }
    const isList = Array.isArray(value) && value.length > 1 && value.every(isScalar);
    const isText = isFilter(name) && (isScalar(value) || isList);
    const texts = isText ? [value].flat().map(String) : isList ? value.map(String) : [toText(value)];
    return texts.map((text) => `${encode(name)}=${encode(text)}`);
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Reads what `stringifySearch` wrote, and what people and older portals write. */
export function parseSearch(text: string): Record<string, unknown> {
  const read = new URLSearchParams(text);
  const filters = [...new Set(read.keys())].filter(isFilter).map((name) => {
    const [first, ...others] = read.getAll(name);
    return [name, others.length > 0 ? [first, ...others] : first];
  });
  return { ...defaultParseSearch(text), ...Object.fromEntries(filters) };
}

/** Parameters whose values are all text, with numbers as numbers: only so they need no quotes in the address. */
export function unquoted(
  search: Readonly<Record<string, string | readonly string[]>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      typeof value === 'string' && String(Number(value)) === value ? Number(value) : value,
    ]),
  );
}
