import { useLingui } from '@lingui/react/macro';
import { saveFile, type DropdownMenuItem } from '@omics-portal/ui';
import { sheetFile, sheetTemplate } from '../sheet/files/write-sheet';
import type { DraftSheet } from './use-sheet-editing';

/**
 * Menu items that download the sheet as CSV or TSV, or an empty one as a template. `fileName` is the name of the downloaded file without
 * its ending.
 */
export function useSheetDownloads(
  { columns, table }: Pick<DraftSheet, 'columns' | 'table'>,
  fileName: string,
): readonly DropdownMenuItem[] {
  const { t } = useLingui();
  const save = (name: string, format: 'csv' | 'tsv', text: string) =>
    saveFile(`${name}.${format}`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  return [
    {
      key: 'csv',
      label: t`Download the samples as CSV`,
      onSelect: () => save(fileName, 'csv', sheetFile(columns, table, 'csv')),
    },
    {
      key: 'tsv',
      label: t`Download the samples as TSV`,
      onSelect: () => save(fileName, 'tsv', sheetFile(columns, table, 'tsv')),
    },
    {
      key: 'template-csv',
      label: t`Download an empty template for this app as CSV`,
      onSelect: () => save('template', 'csv', sheetTemplate(columns, 'csv')),
    },
    {
      key: 'template-tsv',
      label: t`Download an empty template for this app as TSV`,
      onSelect: () => save('template', 'tsv', sheetTemplate(columns, 'tsv')),
    },
  ];
}
