import type { AppSchema, Sample } from '@omics-portal/api';
import {
  holdsNumber,
  isBatch,
  isEmptyValue,
  isList,
  visibleFields,
  type FormValue,
  type FormValues,
  type ScalarValue,
} from './form-values';
import { SAMPLE_ID } from './sample-id';

export { isBatch, SAMPLE_ID };

/** Values of a job before the request. Null is an empty cell. */
export interface SampleRow {
  /** Id with which the row was created. It is unchanged if the user renames the sample. */
  readonly rowId: string;
  readonly cells: FormValues;
}

/**
 * Number of jobs of a form: the value of the number-of-samples field, or else one per element of the longest list. An app
 * that is not a batch has one.
 */
export function sampleCount(schema: AppSchema, values: FormValues): number {
  if (!isBatch(schema)) {
    return 1;
  }
  const fields = visibleFields(schema, values);
  const counter = fields.find((field) => field.tmplType === 'sample_id');
  if (counter) {
    const count = values[counter.model];
    return typeof count === 'number' && count >= 1 ? Math.floor(count) : 0;
  }
  return Math.max(1, ...fields.map((field) => listOf(values[field.model]).length));
}

function listOf(value: FormValue | undefined): readonly ScalarValue[] {
  return isList(value) ? value : [];
}

/** Value of cell `i`: element `i mod n` of a list, or the scalar itself. */
function cellAt(value: FormValue | undefined, index: number): FormValue {
  if (value === undefined || value === null || isEmptyValue(value)) {
    return null;
  }
  return isList(value) ? (value[index % value.length] ?? null) : value;
}

function wholeValue(value: FormValue | undefined): FormValue {
  return value === undefined || isEmptyValue(value) ? null : value;
}

/**
 * Derives the jobs of a form. Pure: equal inputs return equal rows.
 *
 * A batch has one row per id in `ids`, up to the number of samples. A single app has one row with the values as entered,
 * including lists. Fields that a condition hides are omitted.
 */
export function deriveSamples(
  schema: AppSchema,
  values: FormValues,
  ids: readonly string[],
): readonly SampleRow[] {
  const models = visibleFields(schema, values).flatMap((field) =>
    field.tmplType === 'sample_id' ? [] : [field.model],
  );
  const batch = isBatch(schema);
  return ids.slice(0, sampleCount(schema, values)).map((rowId, index) => ({
    rowId,
    cells: {
      [SAMPLE_ID]: rowId,
      ...Object.fromEntries(
        models.map((model) => [model, batch ? cellAt(values[model], index) : wholeValue(values[model])]),
      ),
    },
  }));
}

/** Number of list elements without a job, because there are fewer jobs than elements. By model; empty if all are used. */
export function unusedElements(schema: AppSchema, values: FormValues): Readonly<Record<string, number>> {
  const count = sampleCount(schema, values);
  return Object.fromEntries(
    visibleFields(schema, values).flatMap((field) => {
      const left = isBatch(schema) && !holdsNumber(field) ? listOf(values[field.model]).length - count : 0;
      return left > 0 ? [[field.model, left] as const] : [];
    }),
  );
}

function sentValue(value: FormValue): ScalarValue | string[] | null {
  return isList(value) ? value.map(String) : value;
}

/** Samples of the request. Empty cells are omitted, and rows that have only an id. */
export function toSamples(rows: readonly SampleRow[]): Sample[] {
  return rows.flatMap(({ cells }) => {
    const filled = Object.entries(cells).filter(([, value]) => !isEmptyValue(value));
    const hasContent = filled.some(([model]) => model !== SAMPLE_ID);
    const sent = Object.fromEntries(filled.map(([model, value]) => [model, sentValue(value)]));
    return hasContent ? [{ ...sent, [SAMPLE_ID]: String(cells[SAMPLE_ID] ?? '') }] : [];
  });
}
