import type { AppSchema } from '@omics-portal/api';
import {
  initialValues,
  isEmptyValue,
  isList,
  type FormValue,
  type FormValues,
  type ValueField,
} from '../app-form/form-values';
import type { SheetTableRow } from '../sheet/sheet';
import { formFields, type SheetColumn } from '../sheet/sheet-columns';

/** True if two values of a form are equal; empty values are. */
function isSameValue(one: FormValue, other: FormValue): boolean {
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, index) => item === other[index]);
  }
  return one === other || (isEmptyValue(one) && isEmptyValue(other));
}

/** Samples of a sheet by column, for a summary that a person reads. */
export interface SampleSummary {
  /** Number of samples. */
  readonly count: number;
  /** Columns with one value for all samples. */
  readonly same: readonly { readonly column: SheetColumn; readonly value: FormValue }[];
  /** Columns that differ between samples, and the number of distinct values in them. */
  readonly different: readonly { readonly column: SheetColumn; readonly distinct: number }[];
  /** The first samples and the last one, with their row numbers from 1. */
  readonly shown: readonly { readonly number: number; readonly row: SheetTableRow }[];
}

/** Number of samples at the beginning of the sheet that a summary shows. */
const SHOWN_FIRST = 5;

/** Summary of a sheet. Blank rows, columns without any value and cells that do not apply are ignored. */
export function summariseSamples(
  columns: readonly SheetColumn[],
  table: readonly SheetTableRow[],
): SampleSummary {
  const rows = table.flatMap((row, index) => (row.blank ? [] : [{ number: index + 1, row }]));
  const same: SampleSummary['same'][number][] = [];
  const different: SampleSummary['different'][number][] = [];
  for (const column of columns) {
    const values = rows.map(({ row }) => row.cells[column.model]?.value ?? null);
    const [first = null] = values;
    const distinct = new Set(values.map((value) => JSON.stringify(isEmptyValue(value) ? null : value))).size;
    if (distinct > 1 || (column.field === null && rows.length > 0)) {
      different.push({ column, distinct });
    } else if (!isEmptyValue(first)) {
      same.push({ column, value: first });
    }
  }
  const shown = rows.filter((_, index) => index < SHOWN_FIRST || index === rows.length - 1);
  return { count: rows.length, same, different, shown };
}

/** Parameter whose value is not the default of the app. */
export interface ChangedParameter {
  readonly field: ValueField;
  readonly value: FormValue;
  /** Default of the app; null if it has none. */
  readonly standard: FormValue;
}

/** Parameters for all samples that are not the default, and the number of those that are. */
export function changedParameters(
  schema: AppSchema,
  values: FormValues,
): { readonly changed: readonly ChangedParameter[]; readonly unchanged: number } {
  const standard = initialValues(schema);
  const fields = formFields(schema, values).filter(({ tmplType }) => tmplType !== 'sample_id');
  const changed = fields.flatMap((field) => {
    const parameter = {
      field,
      value: values[field.model] ?? null,
      standard: standard[field.model] ?? null,
    };
    return isSameValue(parameter.value, parameter.standard) ? [] : [parameter];
  });
  return { changed, unchanged: fields.length - changed.length };
}
