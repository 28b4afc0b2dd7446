/**
 * Versions in an address, as one text: `v20210909` for all data sets, `RNA:v20210909` for one, separated by commas. The
 * version of one data set takes precedence.
 */
export interface VersionChoice {
  readonly all: string | undefined;
  readonly byDataset: ReadonlyMap<string, string>;
}

/** Reads the versions of an address. Empty entries are ignored. */
export function readVersionChoice(text: string | undefined): VersionChoice {
  const entries = (text ?? '').split(',').filter((entry) => entry !== '');
  const named = entries
    .filter((entry) => entry.includes(':'))
    .map((entry): [string, string] => {
      const colon = entry.indexOf(':');
      return [unescapeName(entry.slice(0, colon)), unescapeName(entry.slice(colon + 1))];
    });
  const all = entries.find((entry) => !entry.includes(':'));
  return { all: all === undefined ? undefined : unescapeName(all), byDataset: new Map(named) };
}

/** Text of the address after a choice of another version of one data set; the others are unchanged. */
export function chooseVersion(text: string | undefined, dataset: string, version: string): string {
  const { all, byDataset } = readVersionChoice(text);
  const named = new Map(byDataset).set(dataset, version);
  return [
    ...(all === undefined ? [] : [escapeName(all)]),
    ...[...named].map(([key, chosen]) => `${escapeName(key)}:${escapeName(chosen)}`),
  ].join(',');
}

/** Escapes separators: a manifest may have any names of categories and versions. */
function escapeName(text: string): string {
  return text.replace(/[%,:]/g, (separator) => CODES[separator] ?? separator);
}

function unescapeName(text: string): string {
  return text.replace(/%(?:25|2C|3A)/g, (code) => SEPARATORS[code] ?? code);
}

const CODES: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', ':': '%3A' };
const SEPARATORS: Readonly<Record<string, string>> = { '%25': '%', '%2C': ',', '%3A': ':' };
