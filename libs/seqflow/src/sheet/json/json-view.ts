import type { AppSchema } from '@omics-portal/api';
import {
  holdsList,
  isBatch,
  valueFields,
  type FormValue,
  type FormValues,
  type ScalarValue,
} from '../../app-form/form-values';
import { SAMPLE_ID } from '../../app-form/sample-id';
import { validateField, type Problem } from '../../app-form/validate-fields';
import { MAX_SHEET_ROWS } from '../apply-edit';
import { invalidSheetCells, sheetTable } from '../sheet';
import { formFields, sheetColumns } from '../sheet-columns';
import { isBlankRow, type SheetRow } from '../sheet-row';
import { findJsonError, type JsonSyntaxError } from './json-error';

/** Sheet as data: the common values of the form, and the values of each sample. */
export interface SheetData {
  readonly values: FormValues;
  readonly rows: readonly SheetRow[];
}

/** Problem of a JSON text. `path` is that of the value, such as `samples[3].read1`; empty for the whole text. */
export type JsonProblem =
  | ({ readonly kind: 'syntax' } & JsonSyntaxError)
  /** The value is not an object, a list, or a value of a cell, as its path needs. */
  | { readonly kind: 'shape'; readonly path: string; readonly expects: 'object' | 'list' | 'value' }
  /** The app has no field of this name. */
  | { readonly kind: 'unknown'; readonly path: string }
  /** The key stands on the wrong level: files of a sample among the common values. */
  | { readonly kind: 'per-sample'; readonly path: string }
  | { readonly kind: 'too-many-samples'; readonly path: string; readonly max: number }
  /** The value does not fit its field. The data can be used; the sheet shows the problem as well. */
  | { readonly kind: 'value'; readonly path: string; readonly problem: Problem };

/** Data of a JSON text. Null if it cannot be used; problems of the kind `value` leave it usable. */
export interface JsonReading {
  readonly data: SheetData | null;
  readonly problems: readonly JsonProblem[];
}

/** JSON text of a sheet: common values, and for each sample its own values. Blank rows are left out. */
export function sheetJson(schema: AppSchema, { values, rows }: SheetData): string {
  const common = Object.fromEntries(
    formFields(schema, values).map(({ model }) => [model, values[model] ?? null]),
  );
  const samples = rows.filter((row) => !isBlankRow(row)).map(({ cells }) => cells);
  return JSON.stringify({ common, samples }, null, 2);
}

/**
 * Reads the JSON text of a sheet, checked by the form of the app. Rows that are in `before` with the same values, or else at the
 * same index, keep their ids.
 */
export function readSheetJson(
  schema: AppSchema,
  text: string,
  before: SheetData,
  newId: () => string,
): JsonReading {
  const syntax = findJsonError(text);
  if (syntax) {
    return { data: null, problems: [{ kind: 'syntax', ...syntax }] };
  }
  const parsed: unknown = JSON.parse(text);
  const problems = shapeProblems(schema, parsed);
  if (problems.length > 0 || !isSheetObject(parsed)) {
    return { data: null, problems };
  }
  const values = { ...before.values, ...parsed.common };
  const rows = keptRows(parsed.samples, before.rows, newId);
  return { data: { values, rows }, problems: valueProblems(schema, { values, rows }) };
}

interface SheetObject {
  readonly common: FormValues;
  readonly samples: readonly FormValues[];
}

/** Type guard for a text without problems of shape. */
function isSheetObject(value: unknown): value is SheetObject {
  return isObject(value) && isObject(value['common']) && Array.isArray(value['samples']);
}

function shapeProblems(schema: AppSchema, parsed: unknown): readonly JsonProblem[] {
  if (!isObject(parsed)) {
    return [{ kind: 'shape', path: '', expects: 'object' }];
  }
  const { common, samples, ...others } = parsed;
  const unknown = Object.keys(others).map((key): JsonProblem => ({ kind: 'unknown', path: pathOf('', key) }));
  const fields = valueFields(schema).filter(({ tmplType }) => tmplType !== 'sample_id');
  const perSample = fields.filter((field) => isBatch(schema) && field.tmplType === 'file' && field.multiple);
  const known = new Set(fields.map(({ model }) => model));
  const own = new Set([SAMPLE_ID, ...perSample.map(({ model }) => model)]);
  return [
    ...unknown,
    ...objectProblems(common, 'common', (key) => {
      if (own.has(key)) return 'per-sample';
      return known.has(key) ? null : 'unknown';
    }),
    ...sampleProblems(samples, isBatch(schema) ? MAX_SHEET_ROWS : 1, (key) =>
      key === SAMPLE_ID || known.has(key) ? null : 'unknown',
    ),
  ];
}

type KeyCheck = (key: string) => 'unknown' | 'per-sample' | null;

function sampleProblems(samples: unknown, max: number, check: KeyCheck): readonly JsonProblem[] {
  if (!Array.isArray(samples)) {
    return [{ kind: 'shape', path: 'samples', expects: 'list' }];
  }
  if (samples.length > max) {
    return [{ kind: 'too-many-samples', path: 'samples', max }];
  }
  return samples.flatMap((sample: unknown, index) => objectProblems(sample, `samples[${index}]`, check));
}

function objectProblems(value: unknown, path: string, check: KeyCheck): readonly JsonProblem[] {
  if (!isObject(value)) {
    return [{ kind: 'shape', path, expects: 'object' }];
  }
  return Object.entries(value).flatMap(([key, entry]): readonly JsonProblem[] => {
    const kind = check(key);
    if (kind) return [{ kind, path: pathOf(path, key) }];
    return isFormValue(entry) ? [] : [{ kind: 'shape', path: pathOf(path, key), expects: 'value' }];
  });
}

/** Problems of values: the checks of the form and of the sheet, and lists where the field takes one value. */
function valueProblems(schema: AppSchema, { values, rows }: SheetData): readonly JsonProblem[] {
  const fields = formFields(schema, values);
  const common = fields.flatMap((field): readonly JsonProblem[] => {
    const value = values[field.model] ?? null;
    const path = pathOf('common', field.model);
    const problem: Problem | null =
      Array.isArray(value) && !holdsList(field) ? { kind: 'type' } : validateField(field, value);
    return problem ? [{ kind: 'value', path, problem }] : [];
  });
  const columns = sheetColumns(schema, values, rows);
  const cells = invalidSheetCells(columns, sheetTable(columns, rows, values)).flatMap(
    ({ row, column, problem }): readonly JsonProblem[] =>
      // A wrong common value is named once, not for each sample.
      column.common && rows[row]?.cells[column.model] === undefined
        ? []
        : [{ kind: 'value', path: pathOf(`samples[${row}]`, column.model), problem }],
  );
  return [...common, ...cells];
}

function keptRows(
  samples: readonly FormValues[],
  before: readonly SheetRow[],
  newId: () => string,
): readonly SheetRow[] {
  const filled = before.filter((row) => !isBlankRow(row));
  const byContent = new Map(filled.map((row) => [JSON.stringify(row.cells), row]));
  const used = new Set<string>();
  const kept = samples.map((cells) => {
    const row = byContent.get(JSON.stringify(cells));
    if (!row || used.has(row.rowId)) return null;
    used.add(row.rowId);
    return row;
  });
  return samples.map((cells, index) => {
    const same = kept[index];
    if (same) return same;
    const old = filled[index];
    const rowId = old && !used.has(old.rowId) ? old.rowId : newId();
    used.add(rowId);
    return { rowId, cells };
  });
}

function pathOf(parent: string, key: string): string {
  const plain = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key);
  if (!plain) return `${parent}[${JSON.stringify(key)}]`;
  return parent === '' ? key : `${parent}.${key}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): value is ScalarValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isFormValue(value: unknown): value is FormValue {
  return value === null || isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}
