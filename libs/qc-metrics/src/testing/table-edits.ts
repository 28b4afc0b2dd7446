/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseDelimited } from '../matrix/delimited-text';

const SEED = resolve(import.meta.dirname, '../../../../apps/server/seed');
const PROTEIN_COUNT = 600;

/** Data table and sample sheet as cells. */
export interface Tables {
  readonly data: readonly (readonly string[])[];
  readonly sheet: readonly (readonly string[])[];
}

/** First proteins of a measured table: enough for a signal, and fast. */
export function realProteins(): Tables {
  const data = cellsOf('proteomics/protqc_data_log2_example.csv').slice(0, PROTEIN_COUNT + 1);
  return { data, sheet: cellsOf('proteomics/protqc_metadata_example.csv') };
}

/** Measured metabolite table. */
export function realMetabolites(): Tables {
  const sheet = cellsOf('metabolomics/metqc_metadata_example.csv').map((row) => [row[0] ?? '', row[3] ?? '']);
  return { data: cellsOf('metabolomics/metqc_data_example.csv'), sheet };
}

/** Table with every measured value changed; missing ones stay. */
export function changeValues({ data, sheet }: Tables, change: (value: number) => number | string): Tables {
  const libraries = new Set(sheet.slice(1).map(([library]) => library));
  const [header = [], ...rows] = data;
  const measured = header.map((name) => libraries.has(name));
  const changed = rows.map((row) =>
    row.map((cell, column) =>
      measured[column] && cell !== '' && cell !== 'NA' ? String(change(Number(cell))) : cell,
    ),
  );
  return { data: [header, ...changed], sheet };
}

/** Table with another mark for missing cells. */
export function writeMissingAs({ data, sheet }: Tables, mark: string): Tables {
  return { data: data.map((row) => row.map((cell) => (cell === 'NA' ? mark : cell))), sheet };
}

/** Table with some libraries in its sheet only, by sample and number of the library within it. */
export function selectLibraries(
  { data, sheet }: Tables,
  keep: (sample: string, replicate: number) => boolean,
): Tables {
  const [header = [], ...rows] = sheet;
  const seen = new Map<string, number>();
  const selected = rows.filter(([, sample = '']) => {
    seen.set(sample, (seen.get(sample) ?? 0) + 1);
    return keep(sample, seen.get(sample) ?? 0);
  });
  return { data, sheet: [header, ...selected] };
}

/** Table with renamed samples. */
export function renameSamples({ data, sheet }: Tables, rename: (sample: string) => string): Tables {
  const [header = [], ...rows] = sheet;
  return {
    data,
    sheet: [header, ...rows.map(([library = '', sample = '']) => [library, rename(sample)])],
  };
}

/** Text of a table; CSV by default. */
export function textOf(cells: readonly (readonly string[])[], separator = ','): string {
  return `${cells.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join('\n')}\n`;
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function cellsOf(path: string): string[][] {
  const { header, rows } = parseDelimited(readFileSync(resolve(SEED, path), 'utf8'));
  return [[...header], ...rows.map((row) => [...row])];
}
