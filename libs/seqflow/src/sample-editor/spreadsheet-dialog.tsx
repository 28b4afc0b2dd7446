import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Dialog, FileDropZone, FormField, Textarea } from '@omics-portal/ui';
import type { FormValues } from '../app-form/form-values';
import { matchedCells } from '../sheet/files/match-columns';
import type { SheetColumn } from '../sheet/sheet-columns';
import { ColumnMatching } from './column-matching';
import { useSpreadsheet } from './use-spreadsheet';
import { useSpreadsheetMessages } from './use-spreadsheet-messages';

/** Source of rows: text from the clipboard, a file to choose, or a file that was dropped. */
export type SpreadsheetSource = 'paste' | 'file' | File;

interface SpreadsheetDialogProps {
  readonly source: SpreadsheetSource;
  readonly columns: readonly SheetColumn[];
  readonly onAdd: (samples: readonly FormValues[]) => void;
  readonly onCancel: () => void;
}

/** Dialog that reads a spreadsheet, shows how its columns are matched, and adds its rows to the sheet. */
export function SpreadsheetDialog({ source, columns, onAdd, onCancel }: SpreadsheetDialogProps) {
  const { t } = useLingui();
  const messageOf = useSpreadsheetMessages();
  const { read, problem, setProposal, openFile, openSheet, openAs, readText } = useSpreadsheet(columns);
  const opened = useRef<File | null>(null);
  useEffect(() => {
    if (source instanceof File && opened.current !== source) {
      opened.current = source;
      openFile(source);
    }
  });
  const samples = read ? matchedCells(read.table.rows, read.proposal, columns) : [];
  const filled = samples.filter((cells) => Object.keys(cells).length > 0);
  const count = filled.length;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onCancel())}
      title={source === 'paste' ? t`Paste rows` : t`Open a spreadsheet`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <Button variant="primary" disabled={count === 0} onClick={() => onAdd(filled)}>
            {t`Add samples (${count})`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {source === 'paste' ? (
          <FormField
            label={t`Rows of a spreadsheet`}
            help={t`Copy cells in a spreadsheet and paste them here. Tabs, commas or semicolons separate the columns.`}
          >
            {(control) => (
              <Textarea {...control} rows={6} onChange={(event) => readText(event.target.value)} />
            )}
          </FormField>
        ) : (
          <FileDropZone
            label={t`Choose or drop a spreadsheet`}
            hint={t`CSV, TSV or XLSX, at most 20 MB and 10,000 rows`}
            accept=".csv,.tsv,.txt,.xlsx"
            onFiles={([file]) => file && openFile(file)}
          />
        )}
        {problem ? <Alert tone="danger" title={messageOf(problem)} /> : null}
        {read ? (
          <ColumnMatching
            spreadsheet={read}
            columns={columns}
            onChange={setProposal}
            onSheetChange={openSheet}
            onEncodingChange={openAs}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
