/**
 * Which versions an address asks for, as one text: `v20210909` for every data set, `RNA:v20210909` for one, several
 * parted by commas. What is said of one data set goes before what is said of all.
 */
export interface VersionChoice {
  readonly all: string | undefined;
  readonly byDataset: ReadonlyMap<string, string>;
}

/** Reads the text of an address. Any text can be read; parts that say nothing are passed over. */
export function readVersionChoice(text: string | undefined): VersionChoice {
  const parts = (text ?? '').split(',').filter((part) => part !== '');
  const named = parts
    .filter((part) => part.includes(':'))
    .map((part): [string, string] => {
      const at = part.indexOf(':');
      return [unpack(part.slice(0, at)), unpack(part.slice(at + 1))];
    });
  const all = parts.find((part) => !part.includes(':'));
  return { all: all === undefined ? undefined : unpack(all), byDataset: new Map(named) };
}

/** The text of the address once one data set is to be shown in another version; the others stay as they are. */
export function chooseVersion(text: string | undefined, dataset: string, version: string): string {
  const { all, byDataset } = readVersionChoice(text);
  const named = new Map(byDataset).set(dataset, version);
  return [
    ...(all === undefined ? [] : [pack(all)]),
    ...[...named].map(([key, chosen]) => `${pack(key)}:${pack(chosen)}`),
  ].join(',');
}

/** The names of categories and versions are whatever a manifest has: the signs that part them are coded. */
function pack(text: string): string {
  return text.replace(/[%,:]/g, (sign) => CODES[sign] ?? sign);
}

function unpack(text: string): string {
  return text.replace(/%(?:25|2C|3A)/g, (code) => SIGNS[code] ?? code);
}

const CODES: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', ':': '%3A' };
const SIGNS: Readonly<Record<string, string>> = { '%25': '%', '%2C': ',', '%3A': ':' };
