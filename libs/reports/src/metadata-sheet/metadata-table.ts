import { plainCsv } from '@omics-portal/data-query/files';
import { matchDonor } from '@omics-portal/qc-inputs';
import {
  headerOver,
  type Omics,
  parseDelimited,
  quartetSampleOf,
  SAMPLE_SHEET_COLUMNS,
  TABLE_LIMITS,
  tableLibraries,
} from '@omics-portal/qc-metrics';
import type { SheetEdit } from '@omics-portal/ui/sheet-grid';

/** Row of a metadata table: texts by the position of their column. */
export type MetadataRow = readonly string[];

/** Metadata table as it is edited: it has a column of libraries and one of samples. */
export interface MetadataTable {
  readonly header: readonly string[];
  readonly rows: readonly MetadataRow[];
  /** Position of the column with the libraries. */
  readonly library: number;
  /** Position of the column with the samples. */
  readonly sample: number;
}

/** Metadata table of a text. A column of libraries or samples that it lacks is added, empty. */
export function metadataTableOf(text: string, omics: Omics): MetadataTable {
  const { header, rows } = parseDelimited(text);
  const names = header.map((name) => name.toLowerCase());
  const added = [
    ...(names.some(isLibraryColumn) ? [] : [libraryColumnOf(omics)]),
    ...(names.includes(SAMPLE_SHEET_COLUMNS.sample) ? [] : [SAMPLE_SHEET_COLUMNS.sample]),
  ];
  const all = [...header, ...added];
  const positions = all.map((name) => name.toLowerCase());
  return {
    header: all,
    rows,
    library: positions.findIndex(isLibraryColumn),
    sample: positions.indexOf(SAMPLE_SHEET_COLUMNS.sample),
  };
}

/** Metadata table for the libraries of a data table, with the samples that their names mention. */
export function metadataTableFor(dataText: string, omics: Omics): MetadataTable {
  const data = parseDelimited(dataText);
  const libraries = tableLibraries(headerOver(data.header, data.rows[0] ?? []));
  const rows = libraries.map((library) => [library, '']);
  const header = [libraryColumnOf(omics), SAMPLE_SHEET_COLUMNS.sample];
  return withMatchedSamples({ header, rows, library: 0, sample: 1 });
}

/** Table in which each sample that is not one of the Quartet is the one that the name of its library mentions, if it mentions one. */
export function withMatchedSamples(table: MetadataTable): MetadataTable {
  const { library, sample } = table;
  const rows = table.rows.map((row) => {
    const matched = quartetSampleOf(row[sample] ?? '') === null ? matchDonor(row[library] ?? '') : null;
    return matched ? withCell(row, sample, matched) : row;
  });
  return rows.every((row, position) => row === table.rows[position]) ? table : { ...table, rows };
}

/** Maximum number of rows of a table: that of the libraries of a data table. */
export const MAX_METADATA_ROWS = TABLE_LIMITS.libraries;

/** Table after an edit of the sheet; its columns have their positions as ids. Rows without a change stay the same objects. */
export function withEdit(table: MetadataTable, edit: SheetEdit): MetadataTable {
  return { ...table, rows: rowsAfter(table.rows, edit) };
}

function rowsAfter(rows: readonly MetadataRow[], edit: SheetEdit): readonly MetadataRow[] {
  const room = Math.max(0, MAX_METADATA_ROWS - rows.length);
  switch (edit.type) {
    case 'cells': {
      const next = [...rows];
      for (const { row, column, text } of edit.cells) {
        if (row < MAX_METADATA_ROWS) {
          while (next.length <= row) {
            next.push([]);
          }
          next[row] = withCell(next[row] ?? [], Number(column), text);
        }
      }
      return next;
    }
    case 'insert':
      return rows.toSpliced(edit.at, 0, ...Array.from({ length: Math.min(edit.count, room) }, () => []));
    case 'duplicate': {
      const copies = edit.rows.flatMap((row) => [rows[row] ?? []]).slice(0, room);
      return rows.toSpliced(Math.max(-1, ...edit.rows) + 1, 0, ...copies.map((row) => [...row]));
    }
    case 'remove': {
      const removed = new Set(edit.rows);
      return rows.filter((_, row) => !removed.has(row));
    }
  }
}

function withCell(row: MetadataRow, column: number, text: string): MetadataRow {
  const cells = Array.from({ length: Math.max(row.length, column + 1) }, (_, index) => row[index] ?? '');
  return cells.with(column, text);
}

/** CSV of a table; rows without texts are left out. */
export function metadataText({ header, rows }: MetadataTable): string {
  const filled = rows.filter((row) => row.some((text) => text.trim() !== ''));
  return plainCsv([header, ...filled.map((row) => header.map((_, column) => (row[column] ?? '').trim()))]);
}

function libraryColumnOf(omics: Omics): string {
  return omics === 'metabolomics' ? 'col_names' : 'name';
}

function isLibraryColumn(name: string): boolean {
  return SAMPLE_SHEET_COLUMNS.library.includes(name);
}
