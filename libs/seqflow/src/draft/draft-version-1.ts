import type { AppSchema } from '@omics-portal/api';
import {
  isBatch,
  isEmptyValue,
  isList,
  visibleFields,
  type FormValue,
  type FormValues,
} from '../app-form/form-values';
import { SAMPLE_ID } from '../app-form/sample-id';
import { sheetColumns } from '../sheet/sheet-columns';
import type { SheetRow } from '../sheet/sheet-row';

/** Samples of a draft of version 1: their ids, and the cells that were edited, by id and then by model. */
export interface Version1Samples {
  readonly ids: readonly string[];
  readonly overrides: Readonly<Record<string, FormValues>>;
}

/** Number of samples in version 1: that of the number field, or else the length of the longest list. */
function sampleCount(schema: AppSchema, values: FormValues): number {
  const fields = visibleFields(schema, values);
  const counter = fields.find((field) => field.tmplType === 'sample_id');
  const count = counter && values[counter.model];
  const lengths = fields.map(({ model }) => listLength(values[model]));
  return typeof count === 'number' ? Math.floor(count) : Math.max(1, ...lengths);
}

function listLength(value: FormValue | undefined): number {
  return isList(value) ? value.length : 0;
}

/**
 * Rows of the sample sheet from a draft of version 1. There the form had lists of files, which were distributed over the samples:
 * sample `i` took file `i` modulo the length of the list. Files that went to no sample become rows at the end, so that nothing is
 * lost.
 */
export function rowsOfVersion1(
  schema: AppSchema,
  values: FormValues,
  { ids, overrides }: Version1Samples,
): readonly SheetRow[] {
  if (!isBatch(schema)) {
    return ids.slice(0, 1).map((id) => ({ rowId: id, cells: { [SAMPLE_ID]: id, ...overrides[id] } }));
  }
  const files = sheetColumns(schema, values).filter(({ field, common }) => field !== null && !common);
  const count = sampleCount(schema, values);
  const longest = Math.max(count, ...files.map(({ model }) => listLength(values[model])));
  const rows = Array.from({ length: longest }, (_, index): SheetRow => {
    const rowId = ids[index] ?? `row-${index + 1}`;
    const fileOf = (model: string): FormValue => {
      const value = values[model] ?? null;
      return isList(value) ? (value[index < count ? index % value.length : index] ?? null) : value;
    };
    const chosen = files.map(({ model }) => [model, fileOf(model)] as const);
    const filled = Object.fromEntries(chosen.filter(([, value]) => !isEmptyValue(value)));
    return { rowId, cells: { [SAMPLE_ID]: rowId, ...filled, ...overrides[rowId] } };
  });
  return rows.filter(({ cells }) => Object.keys(cells).some((model) => model !== SAMPLE_ID));
}
