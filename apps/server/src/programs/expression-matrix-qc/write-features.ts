import { closeSync, openSync, writeFileSync } from 'node:fs';
import { delimitedLine } from '@omics-portal/data-query/files';
import type { FeatureTable } from '@omics-portal/qc-metrics';

/** Length of the text that is written at once. */
const CHUNK = 1 << 18;

/** Feature table as a file of tab-separated values, written row by row: no more than a part of it is in memory. */
export function writeFeatures(path: string, { columns, rows }: FeatureTable): void {
  const file = openSync(path, 'w');
  try {
    let text = delimitedLine('tsv', columns);
    for (const row of rows()) {
      text += delimitedLine('tsv', row);
      if (text.length > CHUNK) {
        writeFileSync(file, text);
        text = '';
      }
    }
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}
