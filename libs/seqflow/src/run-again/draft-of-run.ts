import type { AppSchema, Sample } from '@omics-portal/api';
import {
  holdsList,
  isBatch,
  type FormValue,
  type FormValues,
  type ScalarValue,
  type ValueField,
  initialValues,
  isList,
} from '../app-form/form-values';
import { filesOfSample } from '../app-form/parse-cell';
import { SAMPLE_ID } from '../app-form/sample-id';
import { sheetColumns, type SheetColumn } from '../sheet/sheet-columns';
import type { SheetRow } from '../sheet/sheet-row';

/** Form values and sample sheet of an earlier run. */
export interface RunValues {
  readonly values: FormValues;
  readonly rows: readonly SheetRow[];
  /** Parameters of the run that the current form does not have. */
  readonly unknown: readonly string[];
}

function formValue(field: ValueField | null, value: unknown): FormValue {
  if (Array.isArray(value)) {
    const items = value.filter((item) =>
      ['string', 'number', 'boolean'].includes(typeof item),
    ) as ScalarValue[];
    return field?.severalPerSample === true ? filesOfSample(items) : items;
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return null;
  }
  return field && holdsList(field) && field.severalPerSample !== true ? [value] : value;
}

/**
 * Form values and rows of the samples of an earlier run. A parameter that all samples share becomes the common value, and a sample
 * that differs from it has a cell of its own.
 */
export function draftOfRun(schema: AppSchema, samples: readonly Sample[], newId: () => string): RunValues {
  const fresh = initialValues(schema);
  const all = everyColumn(schema, samples);
  const valueOf = (sample: Sample, { model, field }: SheetColumn) => formValue(field, sample[model]);
  const common = all.filter((column) => column.common);
  const values = Object.fromEntries(
    common.map((column) => [column.model, mostFrequent(samples.map((sample) => valueOf(sample, column)))]),
  );
  const rows = samples.map((sample): SheetRow => {
    const own = all.flatMap((column): [string, FormValue][] => {
      const value = valueOf(sample, column);
      const isOwn = column.common ? !isEqual(value, values[column.model] ?? null) : value !== null;
      return isOwn ? [[column.model, value]] : [];
    });
    return { rowId: newId(), cells: { ...Object.fromEntries(own), [SAMPLE_ID]: sample.sample_id } };
  });
  const known = new Set(all.map(({ model }) => model));
  const unknown = [...new Set(samples.flatMap((sample) => Object.keys(sample)))].filter(
    (model) => !known.has(model),
  );
  return { values: { ...fresh, ...values }, rows: isBatch(schema) ? rows : rows.slice(0, 1), unknown };
}

/** Columns of all fields, also of those that only some samples show. */
function everyColumn(schema: AppSchema, samples: readonly Sample[]): readonly SheetColumn[] {
  const cells = samples.map((sample, index) => ({
    rowId: String(index),
    cells: Object.fromEntries(
      Object.entries(sample).map(([model, value]) => [model, formValue(null, value)]),
    ),
  }));
  return sheetColumns(schema, initialValues(schema), cells);
}

function isEqual(one: FormValue, other: FormValue): boolean {
  return isList(one) || isList(other) ? JSON.stringify(one) === JSON.stringify(other) : one === other;
}

function mostFrequent(values: readonly FormValue[]): FormValue {
  const counts = new Map<string, { value: FormValue; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0]?.value ?? null;
}
