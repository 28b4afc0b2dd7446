import type { AppSchema, Sample } from '@omics-portal/api';
import {
  holdsNumber,
  isEmptyValue,
  isList,
  visibleFields,
  type FormValue,
  type FormValues,
  type ScalarValue,
} from './form-values';

/** The key under which every sample carries its id. */
export const SAMPLE_ID = 'sample_id';

/** The longest sample id that the service stores. */
export const SAMPLE_ID_MAX_LENGTH = 64;

/** The values of one job, before it is sent. Null is an empty cell. */
export interface SampleRow {
  /** The id that the row was made with. It stays the same when the person renames the sample. */
  readonly rowId: string;
  readonly cells: FormValues;
}

/** Whether an app makes a table of jobs; any other mode makes one job. */
export function isBatch(schema: AppSchema): boolean {
  return schema.formMode === 'batch';
}

/**
 * How many jobs these values stand for: what the number-of-samples field says; without such a field, one job per
 * element of the longest list. An app that is not a batch has one.
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

/** A list gives its element `i mod n`; a scalar repeats; nothing stays nothing. */
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
 * The jobs that these values stand for. Pure: the same input gives the same rows.
 *
 * A batch gives one row per id in `ids`, up to the number of samples; a single app gives one row with the values as
 * entered, lists kept. Fields that are hidden by a condition are left out.
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

/** The chosen list elements that no job takes, because there are fewer jobs than elements. By model; empty when all are used. */
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

/** What is sent: empty cells are left out, and so are rows in which nothing but the id was filled. */
export function toSamples(rows: readonly SampleRow[]): Sample[] {
  return rows.flatMap(({ cells }) => {
    const filled = Object.entries(cells).filter(([, value]) => !isEmptyValue(value));
    const hasContent = filled.some(([model]) => model !== SAMPLE_ID);
    const sent = Object.fromEntries(filled.map(([model, value]) => [model, sentValue(value)]));
    return hasContent ? [{ ...sent, [SAMPLE_ID]: String(cells[SAMPLE_ID] ?? '') }] : [];
  });
}
