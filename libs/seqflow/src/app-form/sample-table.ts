import type { AppSchema } from '@omics-portal/api';
import type { SampleRow } from './derive-samples';
import { fieldLabel, visibleFields, type FormValue, type FormValues, type ValueField } from './form-values';
import { SAMPLE_ID, SAMPLE_ID_MAX_LENGTH } from './sample-id';
import { validateField, type Problem } from './validate-fields';

/** Edited cells of the table of jobs, by row and then by model. They override the values of the form without changing them. */
export type Overrides = Readonly<Record<string, FormValues>>;

/** Cell of the table. */
export interface TableCell {
  readonly value: FormValue;
  /** Value of the form, without edits. */
  readonly base: FormValue;
  readonly edited: boolean;
  readonly problem: Problem | null;
}

/** Row of the table, its cells by model. */
export interface TableRow {
  readonly rowId: string;
  readonly cells: Readonly<Record<string, TableCell>>;
}

/** Column of the table; that of the sample id has no field. */
export interface TableColumn {
  readonly model: string;
  readonly label: string | null;
  readonly field: ValueField | null;
}

/** Invalid cell, which must be corrected before the submission. */
export interface InvalidCell {
  /** Row number from 1, as shown. */
  readonly row: number;
  readonly column: TableColumn;
  readonly problem: Problem;
}

/** Columns of the table: the sample id, then the visible fields in the order of the form. */
export function tableColumns(schema: AppSchema, values: FormValues): readonly TableColumn[] {
  const fields = visibleFields(schema, values).filter((field) => field.tmplType !== 'sample_id');
  return [
    { model: SAMPLE_ID, label: null, field: null },
    ...fields.map((field) => ({ model: field.model, label: fieldLabel(field), field })),
  ];
}

/** Field of one cell of a batch. A list field has one element in each row, so that the value of a cell is plain. */
function asCellField(field: ValueField): ValueField {
  const rules = (field.config?.rules ?? []).map((rule) => {
    const { type, min: _min, max: _max, len: _len, ...rest } = rule;
    return type === 'array' ? rest : rule;
  });
  return { ...field, multiple: false, config: { ...field.config, rules } };
}

function idProblem(value: FormValue, taken: ReadonlySet<string>): Problem | null {
  const id = String(value ?? '');
  if (id.trim() === '') {
    return { kind: 'required' };
  }
  if (id.length > SAMPLE_ID_MAX_LENGTH) {
    return { kind: 'length', max: SAMPLE_ID_MAX_LENGTH };
  }
  return taken.has(id) ? { kind: 'duplicate' } : null;
}

/** Rows of the table: the values of the form with the edits, all cells validated. Edits of removed rows and columns are ignored. */
export function tableRows(
  columns: readonly TableColumn[],
  rows: readonly SampleRow[],
  overrides: Overrides,
  batch: boolean,
): readonly TableRow[] {
  const ids = new Set<string>();
  return rows.map(({ rowId, cells }) => {
    const edits = overrides[rowId] ?? {};
    const cellOf = ({ model, field }: TableColumn): TableCell => {
      const base = cells[model] ?? null;
      const edit = edits[model];
      const value = edit === undefined ? base : edit;
      const problem = field
        ? validateField(batch ? asCellField(field) : field, value)
        : idProblem(value, ids);
      return { value, base, edited: edit !== undefined && edit !== base, problem };
    };
    const row = { rowId, cells: Object.fromEntries(columns.map((column) => [column.model, cellOf(column)])) };
    ids.add(String(row.cells[SAMPLE_ID]?.value ?? ''));
    return row;
  });
}

/** Invalid cells, row by row. */
export function invalidCells(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
): readonly InvalidCell[] {
  return rows.flatMap(({ cells }, index) =>
    columns.flatMap((column) => {
      const problem = cells[column.model]?.problem;
      return problem ? [{ row: index + 1, column, problem }] : [];
    }),
  );
}

/** Number of edited cells. */
export function countEdits(rows: readonly TableRow[]): number {
  return rows.reduce((sum, { cells }) => sum + Object.values(cells).filter((cell) => cell.edited).length, 0);
}

/** Sample rows of the request, with the edits. */
export function editedSamples(rows: readonly TableRow[]): readonly SampleRow[] {
  return rows.map(({ rowId, cells }) => ({
    rowId,
    cells: Object.fromEntries(Object.entries(cells).map(([model, cell]) => [model, cell.value])),
  }));
}

/** Adds an edit. An edit that equals the value of the form removes the override. */
export function withEdit(
  overrides: Overrides,
  rowId: string,
  model: string,
  value: FormValue,
  base: FormValue,
): Overrides {
  const { [model]: _old, ...others } = overrides[rowId] ?? {};
  const edits = value === base ? others : { ...others, [model]: value };
  const { [rowId]: _row, ...rows } = overrides;
  return Object.keys(edits).length === 0 ? rows : { ...rows, [rowId]: edits };
}
