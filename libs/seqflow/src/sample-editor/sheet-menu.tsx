import { useLingui } from '@lingui/react/macro';
import { Button, DropdownMenu, saveFile } from '@omics-portal/ui';
import { Download } from 'lucide-react';
import { sheetFile, sheetTemplate } from '../sheet/files/write-sheet';
import type { DraftSheet } from './use-sheet-editing';

interface SheetMenuProps {
  readonly sheet: DraftSheet;
  /** Name of the downloaded file without its ending. */
  readonly fileName: string;
}

/** Menu that downloads the sheet as CSV or TSV, or an empty one as a template. */
export function SheetMenu({ sheet: { columns, table }, fileName }: SheetMenuProps) {
  const { t } = useLingui();
  const save = (name: string, format: 'csv' | 'tsv', text: string) =>
    saveFile(`${name}.${format}`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  return (
    <DropdownMenu
      label={t`Download the sheet`}
      trigger={<Button icon={<Download />}>{t`Download`}</Button>}
      items={[
        {
          key: 'csv',
          label: t`The samples as CSV`,
          onSelect: () => save(fileName, 'csv', sheetFile(columns, table, 'csv')),
        },
        {
          key: 'tsv',
          label: t`The samples as TSV`,
          onSelect: () => save(fileName, 'tsv', sheetFile(columns, table, 'tsv')),
        },
        {
          key: 'template-csv',
          label: t`An empty template for this app as CSV`,
          onSelect: () => save('template', 'csv', sheetTemplate(columns, 'csv')),
        },
        {
          key: 'template-tsv',
          label: t`An empty template for this app as TSV`,
          onSelect: () => save('template', 'tsv', sheetTemplate(columns, 'tsv')),
        },
      ]}
    />
  );
}
