import type { SheetColumn } from '../sheet/sheet-columns';

/** Columns of the sheet that take one file of each sample. */
export function sampleFileColumns(columns: readonly SheetColumn[]): readonly SheetColumn[] {
  return columns.filter(({ field, common }) => field?.tmplType === 'file' && !common);
}
