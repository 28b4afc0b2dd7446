import { delimitedLine } from '@omics-portal/data-query/files';
import { type GridColumn } from './grid-column';

/** Exported column. */
export type ExportColumn<Row> = Pick<GridColumn<Row>, 'id' | 'label' | 'value' | 'exportValue'>;

/** Rows written per chunk: a few milliseconds of work, so that the page stays responsive. */
const CHUNK_ROWS = 2_000;

/**
 * Comma-separated text (RFC 4180), with the labels as its first line, in pieces to be put together. Texts are guarded
 * against formula injection.
 */
export function* csvChunks<Row>(
  rows: readonly Row[],
  columns: readonly ExportColumn<Row>[],
): Generator<string, void, void> {
  const written = writtenColumns(columns);
  yield delimitedLine(
    'csv',
    written.map(({ label }) => label),
  );
  for (const chunk of chunksOf(rows)) {
    yield chunk
      .map((row) =>
        delimitedLine(
          'csv',
          written.map(({ read }) => read(row)),
        ),
      )
      .join('');
  }
}

/** CSV text of a table: the joined output of `csvChunks`. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly ExportColumn<Row>[]): string {
  return [...csvChunks(rows, columns)].join('');
}

/** A JSON list of objects, one a row, by column id and with the values' own types, in pieces to be put together. */
export function* jsonChunks<Row>(
  rows: readonly Row[],
  columns: readonly ExportColumn<Row>[],
): Generator<string, void, void> {
  const written = writtenColumns(columns);
  yield '[';
  let separator = '\n';
  for (const chunk of chunksOf(rows)) {
    const objects = chunk.map((row) =>
      JSON.stringify(Object.fromEntries(written.map(({ id, read }) => [id, read(row) ?? null]))),
    );
    yield separator + objects.join(',\n');
    separator = ',\n';
  }
  yield '\n]\n';
}

/** JSON text of a table: the joined output of `jsonChunks`. */
export function toJson<Row>(rows: readonly Row[], columns: readonly ExportColumn<Row>[]): string {
  return [...jsonChunks(rows, columns)].join('');
}

function writtenColumns<Row>(columns: readonly ExportColumn<Row>[]) {
  return columns.flatMap(({ id, label, value, exportValue }) => {
    const read = exportValue ?? value;
    return read ? [{ id, label, read }] : [];
  });
}

function* chunksOf<Row>(rows: readonly Row[]): Generator<readonly Row[], void, void> {
  for (let from = 0; from < rows.length; from += CHUNK_ROWS) {
    yield rows.slice(from, from + CHUNK_ROWS);
  }
}
