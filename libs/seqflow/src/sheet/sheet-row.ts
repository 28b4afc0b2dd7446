import { isEmptyValue, type FormValues } from '../app-form/form-values';

/**
 * Row of the sample sheet: one sample, one job. `cells` has only the values that were entered for this sample, by the model of
 * the column. A column without a cell takes the common value of the form; null is a cell that is empty in spite of it.
 */
export interface SheetRow {
  /** Id of the row in this browser. It stays when the user renames the sample. */
  readonly rowId: string;
  readonly cells: FormValues;
}

/** True if nothing was entered in a row. Such rows are neither checked nor sent. */
export function isBlankRow({ cells }: SheetRow): boolean {
  return Object.values(cells).every(isEmptyValue);
}
