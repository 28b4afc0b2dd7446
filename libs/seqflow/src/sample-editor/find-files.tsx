import { lazy, Suspense, useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, notify } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { linkFiles } from '../sheet/files/link-files';
import type { DraftSheet, SheetEditing } from './use-sheet-editing';

const FilePicker = lazy(async () => ({
  default: (await import('../file-picker/file-picker')).FilePicker,
}));

interface FindFilesProps {
  readonly sheet: Pick<DraftSheet, 'columns' | 'rows'>;
  readonly editing: Pick<SheetEditing, 'replace'>;
}

/** Notice about file names in the sheet that are no links, as a pasted spreadsheet has them, with a dialog that links them. */
export function FindFiles({ sheet: { columns, rows }, editing }: FindFilesProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = useMemo(() => linkFiles(columns, rows, []).unknown.length, [columns, rows]);
  const link = (paths: readonly string[]) => {
    const { rows: changed, linked, ambiguous, unknown } = linkFiles(columns, rows, paths);
    const [several, none] = [ambiguous.length, unknown.length];
    editing.replace(changed);
    setOpen(false);
    notify({
      tone: several + none > 0 ? 'warning' : 'success',
      title:
        several + none > 0
          ? t`Files linked: ${linked}. Names without a file: ${none}. Names that match several files: ${several}.`
          : t`Files linked: ${linked}.`,
    });
  };
  if (count === 0) {
    return null;
  }
  return (
    <>
      <Alert
        tone="warning"
        title={t`Some files of the sheet are names, not links to the storage (${count})`}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t`Find the files`}
          </Button>
        }
      >
        {t`Jobs read files from the storage. Choose the folder or the files: each name is linked to the file with that name.`}
      </Alert>
      {isOpen ? (
        <PanelBoundary>
          <Suspense>
            <FilePicker
              title={t`Find the files`}
              chosen={[]}
              multiple
              filterType={undefined}
              source="storage"
              onConfirm={link}
              onCancel={() => setOpen(false)}
            />
          </Suspense>
        </PanelBoundary>
      ) : null}
    </>
  );
}
