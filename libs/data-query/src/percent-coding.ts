import { check, checkText } from './check';
import { isObject } from './check-shape';

/** URL parameters by name; a list is a repeated parameter. */
export type SearchRecord = Readonly<Record<string, string | readonly string[]>>;

const READABLE = /%(?:2C|3A|2F|3E|3C|40)/g;

/** Query string of parameters, without `?`. Commas, colons and slashes stay readable. */
export function stringifySearch(search: SearchRecord): string {
  checkSearchRecord(search, 'search');
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(search)) {
    for (const item of typeof value === 'string' ? [value] : value)
      pairs.push(`${encode(name)}=${encode(item)}`);
  }
  return pairs.join('&');
}

/** Parameters of a query string, with or without `?`. Invalid percent codes are kept verbatim; no text throws. */
export function parseSearch(text: string): SearchRecord {
  checkText(text, 'text');
  const found = new Map<string, string[]>();
  for (const pair of text.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const list = found.get(name) ?? [];
    list.push(at < 0 ? '' : decode(pair.slice(at + 1)));
    found.set(name, list);
  }
  return Object.fromEntries(
    [...found].map(([name, list]) => [name, list.length === 1 ? (list[0] ?? '') : list]),
  );
}

/** @throws QueryError unless the argument has texts and lists of texts only. */
export function checkSearchRecord(search: unknown, path: string): void {
  check(isObject(search), path, 'Not an object.');
  const areTexts = Object.values(search).every((value) =>
    [value].flat().every((text) => typeof text === 'string'),
  );
  check(areTexts, path, 'Not texts and lists of texts.');
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(READABLE, (code) =>
    decodeURIComponent(code),
  );
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
