import { REFUSED_IN_ID, SAMPLE_ID } from '../../app-form/sample-id';
import { readColumns } from '../column-roles';
import { readNames, type ReadName } from '../pairing/read-name';
import { remembered } from '../remembered';
import type { SheetTableRow } from '../sheet';
import type { SheetColumn } from '../sheet-columns';
import { fileCells, type FileCell } from './file-cells';
import { finding, type Finding, type FindingCell } from './finding';

/** Pattern of a storage link. */
export const STORAGE_LINK = /^[a-z][a-z0-9+.-]*:\/\/[^/]+\/.+/iu;
const ARCHIVE = /\.(?:zip|rar|7z|tar|tgz|tbz2?|tar\.(?:gz|bz2|xz|zst))$/iu;

/**
 * Checks of the sheet that need no request: ids and files that are used twice, ids with blanks or control characters, mates that are
 * the same file, swapped, or of different samples by their names, archives, and values that are no links. In the order of rows.
 *
 * Stored by the identity of columns and table, so that a screen can ask for it whenever it renders.
 */
export function checkRows(
  columns: readonly SheetColumn[],
  table: readonly SheetTableRow[],
): readonly Finding[] {
  return checksOfColumns(columns)(table);
}

const checksOfColumns = remembered((columns: readonly SheetColumn[]) =>
  remembered((table: readonly SheetTableRow[]) => findingsOf(columns, table)),
);

function findingsOf(columns: readonly SheetColumn[], table: readonly SheetTableRow[]): readonly Finding[] {
  const files = fileCells(columns, table);
  const findings = [
    ...checkIds(table),
    ...checkFiles(files),
    ...checkCounts(columns, files),
    ...checkMates(columns, files),
  ];
  const position = new Map(columns.map(({ model }, index) => [model, index]));
  return findings.sort(
    (one, other) =>
      one.row - other.row || (position.get(one.column) ?? 0) - (position.get(other.column) ?? 0),
  );
}

/** Id without blanks: each run of them is one underscore. */
export function withoutBlanks(id: string): string {
  return id.trim().replace(/\s+/gu, '_');
}

function checkIds(table: readonly SheetTableRow[]): readonly Finding[] {
  const firstRow = new Map<string, number>();
  const firstInAnyCase = new Map<string, number>();
  return table.flatMap(({ rowId, blank, cells }, row) => {
    const id = String(cells[SAMPLE_ID]?.value ?? '');
    if (blank || id.trim() === '') {
      return [];
    }
    const cell: FindingCell = { row, rowId, column: SAMPLE_ID };
    const same = firstRow.get(id);
    const similar = firstInAnyCase.get(id.toLowerCase());
    if (same === undefined) firstRow.set(id, row);
    if (similar === undefined) firstInAnyCase.set(id.toLowerCase(), row);
    return [
      ...(same === undefined ? [] : [finding('duplicate-id', cell, { id, with: same + 1 })]),
      ...(same === undefined && similar !== undefined
        ? [finding('id-differs-in-case', cell, { id, with: similar + 1 })]
        : []),
      ...(REFUSED_IN_ID.test(id) ? [finding('id-characters', cell, { id })] : []),
      ...(/\s/u.test(id.replace(/\p{Cc}/gu, '')) ? [finding('id-blanks', cell, { id })] : []),
    ];
  });
}

function checkFiles(files: readonly FileCell[]): readonly Finding[] {
  const firstRow = new Map<string, number>();
  const cells = new Set<string>();
  return files.flatMap((file) => {
    const { path, row, column, common } = file;
    const cell = JSON.stringify([row, column, path]);
    const isRepeated = cells.has(cell);
    cells.add(cell);
    const first = common ? undefined : firstRow.get(path);
    if (!common && first === undefined) firstRow.set(path, row);
    const params = { path };
    return [
      ...(STORAGE_LINK.test(path) ? [] : [finding('not-a-link', file, params)]),
      ...(ARCHIVE.test(path) ? [finding('archive', file, params)] : []),
      ...(first !== undefined && first !== row
        ? [finding('same-file', file, { path, with: first + 1 })]
        : []),
      ...(isRepeated ? [finding('repeated-file', file, params)] : []),
    ];
  });
}

/** Mates of a row. */
export interface RowMates {
  readonly first: FileCell;
  readonly second: FileCell;
}

/** Files of each read by row; empty if the app takes no mates. */
function readsByRow(columns: readonly SheetColumn[], files: readonly FileCell[]) {
  const reads = readColumns(columns);
  const rows = new Map<number, { readonly firsts: FileCell[]; readonly seconds: FileCell[] }>();
  for (const file of reads?.read2 ? files : []) {
    const row = rows.get(file.row) ?? { firsts: [], seconds: [] };
    if (file.column === reads?.read1.model) row.firsts.push(file);
    if (file.column === reads?.read2?.model) row.seconds.push(file);
    rows.set(file.row, row);
  }
  return [...rows.values()];
}

/** Mates of each row: its first file of read 2 belongs to its first one of read 1, and so on. */
export function rowMates(columns: readonly SheetColumn[], files: readonly FileCell[]): readonly RowMates[] {
  return readsByRow(columns, files).flatMap(({ firsts, seconds }) =>
    seconds.flatMap((second, index) => {
      const first = firsts[index];
      return first ? [{ first, second }] : [];
    }),
  );
}

/** Rows whose numbers of files of the two reads differ. */
function checkCounts(columns: readonly SheetColumn[], files: readonly FileCell[]): readonly Finding[] {
  return readsByRow(columns, files).flatMap(({ firsts, seconds }) => {
    const [second] = seconds;
    return second && firsts.length > 0 && firsts.length !== seconds.length
      ? [finding('uneven-mates', second, { first: firsts.length, second: seconds.length })]
      : [];
  });
}

function checkMates(columns: readonly SheetColumn[], files: readonly FileCell[]): readonly Finding[] {
  return rowMates(columns, files).flatMap(({ first, second }) => {
    if (first.path === second.path) {
      return [finding('same-mates', second, { path: second.path })];
    }
    const names = sharedNames(first.path, second.path);
    if (!names) {
      return [];
    }
    const [one, two] = names;
    const params = { path: second.path, mate: first.path };
    if (one.key !== two.key) {
      return [finding('other-sample', second, params)];
    }
    return one.read === 2 && two.read === 1 ? [finding('swapped-reads', second, params)] : [];
  });
}

/** Names of two files by the first pattern that fits both and is no guess. Null if there is none. */
function sharedNames(first: string, second: string): readonly [ReadName, ReadName] | null {
  for (const one of readNames(first)) {
    const two = readNames(second).find(({ pattern }) => pattern === one.pattern);
    if (two && one.pattern !== 'number' && one.pattern !== 'letter') {
      return [one, two];
    }
  }
  return null;
}
