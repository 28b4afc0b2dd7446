/** URL parameters by name; a list is a repeated name. */
export type SearchRecord = Readonly<Record<string, string | readonly string[]>>;

const READABLE = /%(?:2C|3A|2F|3E|3C|40)/g;

/** Writes parameters as the part of a URL after `?`. Commas, colons and slashes stay readable. */
export function stringifySearch(search: SearchRecord): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(search)) {
    for (const item of typeof value === 'string' ? [value] : value)
      pairs.push(`${encode(name)}=${encode(item)}`);
  }
  return pairs.join('&');
}

/** Reads the part of a URL after `?` (with or without it). Broken percent codes are kept as they stand, never thrown. */
export function parseSearch(text: string): SearchRecord {
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
