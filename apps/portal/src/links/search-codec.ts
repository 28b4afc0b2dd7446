import { isFilterParameter as isFilter } from '@omics-portal/data-query';
import { defaultParseSearch } from '@tanstack/react-router';

type Scalar = string | number | boolean;

const READABLE = /%(?:2C|3A|2F|40)/g;
const encode = (text: string) =>
  encodeURIComponent(text).replace(READABLE, (code) => decodeURIComponent(code));
const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** True for text that would be parsed as another type: `12`, `true`, `null`, `"x"`, `[1]`. Such text is quoted. */
function isAmbiguous(text: string): boolean {
  return defaultParseSearch(`?x=${encodeURIComponent(text)}`)['x' as never] !== text;
}

function toText(value: unknown): string {
  return typeof value === 'string' && !isAmbiguous(value) ? value : JSON.stringify(value);
}

/**
 * Serializes search parameters in readable form: plain text without quotes, a list as a repeated name. Filters are always
 * text: the query model itself distinguishes the text `"1"` from the number `1`, so that its addresses equal those of the
 * portal.
 */
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

/** Parses search parameters, also those of older portals. */
export function parseSearch(text: string): Record<string, unknown> {
  const read = new URLSearchParams(text);
  const filters = [...new Set(read.keys())].filter(isFilter).map((name) => {
    const [first, ...others] = read.getAll(name);
    return [name, others.length > 0 ? [first, ...others] : first];
  });
  return { ...defaultParseSearch(text), ...Object.fromEntries(filters) };
}

/** Converts numeric texts to numbers, so that they need no quotes in the address. */
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
