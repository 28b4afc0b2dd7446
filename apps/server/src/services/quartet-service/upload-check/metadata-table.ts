import { buffer } from 'node:stream/consumers';
import {
  METADATA_COLUMNS,
  METADATA_FILE,
  REQUIRED_METADATA_COLUMNS,
} from '@omics-portal/api/dataset-metadata';
import type { components } from '@omics-portal/api/quartet-service';
import { parseDelimited } from '@omics-portal/qc-metrics';
import type { Language } from '../../../http/preferred-language.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import type { Findings, UploadedFolder } from './check-upload.ts';
import { REPORT_LINES } from './report-sentences.ts';

const MAX_TABLE_BYTES = 5 * 1024 * 1024;

/**
 * Checks the metadata table of an upload: the columns that it needs, and that each row names a file of the folder and its
 * sample. A folder without the table is no problem, and the report says how to add one.
 */
export async function checkMetadata(
  objects: ObjectStore,
  { bucket, key, files }: UploadedFolder,
  { language, omics }: { readonly language: Language; readonly omics: components['schemas']['OmicsType'] },
): Promise<Findings> {
  const say = REPORT_LINES[language];
  const table = files.find(({ key: name }) => name === `${key}${METADATA_FILE}`);
  if (table === undefined || table.size === 0) return { lines: [], problems: 0, steps: ['addMetadata'] };
  if (table.size > MAX_TABLE_BYTES) {
    return { lines: [say.largeMetadata(MAX_TABLE_BYTES / 1024 ** 2)], problems: 1, steps: ['metadata'] };
  }
  const text = (await buffer(await objects.open(bucket, table.key))).toString('utf8');
  const { header, rows } = parseDelimited(text);
  const columns = header.map((cell) => cell.trim());
  const missing = REQUIRED_METADATA_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    return {
      lines: missing.map((column) => say.noColumn(column)),
      problems: missing.length,
      steps: ['metadata'],
    };
  }
  const known = new Set(files.map(({ key: name }) => name.slice(key.length)));
  const cell = (row: readonly string[], column: string) => row[columns.indexOf(column)]?.trim() ?? '';
  const faults = rows.flatMap((row, index) => {
    const file = cell(row, 'file');
    return [
      ...(known.has(file) ? [] : [say.noSuchFile(index + 2, file)]),
      ...(cell(row, 'sample') === '' ? [say.noSample(index + 2, file)] : []),
    ];
  });
  const others = columns.filter((column) => column !== '' && !METADATA_COLUMNS[omics].includes(column));
  return {
    lines: [
      ...faults,
      ...(others.length > 0 ? [say.otherColumns(others.join(', '))] : []),
      ...(faults.length === 0 ? [say.metadata(rows.length)] : []),
    ],
    problems: faults.length,
    steps: faults.length > 0 ? ['metadata'] : [],
  };
}
