import type { AppSchema } from '@omics-portal/api';
import { SAMPLE_ID, SAMPLE_ID_MAX_LENGTH, type SampleRow } from './derive-samples';
import {
  fieldLabel,
  fieldOptions,
  holdsNumber,
  visibleFields,
  type FormValue,
  type FormValues,
  type ScalarValue,
  type ValueField,
} from './form-values';
import { validateField, type Problem } from './validate-fields';

/** What a person typed over in the table, by row and then by model. It never replaces what the form says: it lies on top. */
export type Overrides = Readonly<Record<string, FormValues>>;

/** One cell of the table. */
export interface TableCell {
  readonly value: FormValue;
  /** What the form alone would give. */
  readonly base: FormValue;
  readonly edited: boolean;
  readonly problem: Problem | null;
}

/** One row of the table, its cells by model. */
export interface TableRow {
  readonly rowId: string;
  readonly cells: Readonly<Record<string, TableCell>>;
}

/** One column of the table; the sample id has no field behind it. */
export interface TableColumn {
  readonly model: string;
  readonly label: string | null;
  readonly field: ValueField | null;
}

/** A cell that has to be put right before anything can run. */
export interface InvalidCell {
  /** Counted from 1, as shown. */
  readonly row: number;
  readonly column: TableColumn;
  readonly problem: Problem;
}

/** The columns: the sample id first, then the fields that are shown, in the order of the form. */
export function tableColumns(schema: AppSchema, values: FormValues): readonly TableColumn[] {
  const fields = visibleFields(schema, values).filter((field) => field.tmplType !== 'sample_id');
  return [
    { model: SAMPLE_ID, label: null, field: null },
    ...fields.map((field) => ({ model: field.model, label: fieldLabel(field), field })),
  ];
}

/** A field as it applies to one cell of a batch: a list field gives one element to each row, so a cell is a plain value. */
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

/** Lays the edits over the rows that the form gives, and checks every cell. Edits of rows and columns that are gone do nothing. */
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

/** The cells that are wrong, row by row. */
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

/** How many cells differ from what the form gives. */
export function countEdits(rows: readonly TableRow[]): number {
  return rows.reduce((sum, { cells }) => sum + Object.values(cells).filter((cell) => cell.edited).length, 0);
}

/** The rows with their edits, ready to be sent. */
export function editedSamples(rows: readonly TableRow[]): readonly SampleRow[] {
  return rows.map(({ rowId, cells }) => ({
    rowId,
    cells: Object.fromEntries(Object.entries(cells).map(([model, cell]) => [model, cell.value])),
  }));
}

/** Puts one edit on top; an edit back to what the form gives is no edit. */
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

/** Reads what was typed into a cell in the type of its column: numbers and options keep their type, nothing is null. */
export function parseCell(field: ValueField | null, text: string): FormValue {
  const trimmed = text.trim();
  if (trimmed === '') {
    return null;
  }
  if (field && holdsNumber(field)) {
    const number = Number(trimmed);
    return Number.isFinite(number) ? number : trimmed;
  }
  return field ? optionValue(field, trimmed) : trimmed;
}

function optionValue(field: ValueField, text: string): ScalarValue {
  const option = fieldOptions(field).find(({ label, value }) => String(value) === text || label === text);
  if (option) {
    return option.value;
  }
  return field.tmplType === 'checkbox' && (text === 'true' || text === 'false') ? text === 'true' : text;
}
