import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findHome } from '../../../config/server-home.ts';

/** Rows of the table: as many as a verdict needs. A report on all 4,831 proteins takes seconds of a core. */
const ROWS = 200;

/** First rows of the protein table of the example data, and its sample sheet. */
export async function proteinTables(): Promise<{ data: string; sheet: string }> {
  const example = (name: string) =>
    readFile(join(findHome().repository, 'apps/server/seed/proteomics', name), 'utf8');
  const rows = (await example('protqc_data_log2_example.csv')).split('\n').slice(0, ROWS);
  return { data: rows.join('\n'), sheet: await example('protqc_metadata_example.csv') };
}
