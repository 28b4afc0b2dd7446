import { readFolder } from '../folder/read-folder';
import { type QcInputs } from '../model/qc-inputs';

/** Result of a folder with one file, or with several. */
export function readTexts(files: Readonly<Record<string, string>>): QcInputs {
  return readFolder(Object.entries(files).map(([path, text]) => ({ path, text })));
}

/** Values of the figures of one sample, by key. */
export function figureValues(inputs: QcInputs, index = 0): Record<string, number> {
  const figures = Object.entries(inputs.samples[index]?.figures ?? {});
  return Object.fromEntries(figures.map(([key, { value }]) => [key, value]));
}

/** Text of a tab-separated table. */
export function tsv(...rows: readonly (readonly (string | number)[])[]): string {
  return `${rows.map((row) => row.join('\t')).join('\n')}\n`;
}
