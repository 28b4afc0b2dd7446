import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { Button, EmptyState, IconButton } from '@omics-portal/ui';
import { Braces, ClipboardPaste, FolderInput, Redo2, Sheet, ShoppingCart, Undo2 } from 'lucide-react';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { sampleFileColumns } from './sample-file-columns';
import { SheetDialogs, type OpenDialog } from './sheet-dialogs';
import { SheetMenu } from './sheet-menu';
import type { DraftSheet, SheetEditing } from './use-sheet-editing';

interface SheetToolbarProps {
  readonly handle: DraftHandle;
  readonly schema: AppSchema;
  readonly sheet: DraftSheet;
  readonly editing: SheetEditing;
  readonly isEmpty: boolean;
}

/** Tools of the sheet: the ways to fill it, its download, and undo. An empty sheet explains the ways first. */
export function SheetToolbar({ handle, schema, sheet, editing, isEmpty }: SheetToolbarProps) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const sources = <Sources sheet={sheet} isEmpty={isEmpty} onOpen={setDialog} />;
  return (
    <>
      {isEmpty ? (
        <EmptyState
          title={t`No samples yet`}
          description={t`Choose files of a folder or of the cart: their names make the pairs and the sample ids. Or take the rows of a spreadsheet: paste them, or open the file. You can also type into the sheet below.`}
          action={<div className="flex flex-wrap justify-center gap-2">{sources}</div>}
        />
      ) : null}
      <div role="group" aria-label={t`Tools of the sheet`} className="flex flex-wrap items-center gap-2">
        {isEmpty ? null : sources}
        <SheetMenu sheet={sheet} fileName={handle.draft.information.name || 'samples'} />
        <Button icon={<Braces />} onClick={() => setDialog('json')}>{t`JSON`}</Button>
        <IconButton
          label={t`Undo`}
          icon={<Undo2 />}
          variant="ghost"
          disabled={!editing.undo}
          onClick={editing.undo}
        />
        <IconButton
          label={t`Redo`}
          icon={<Redo2 />}
          variant="ghost"
          disabled={!editing.redo}
          onClick={editing.redo}
        />
      </div>
      <SheetDialogs
        dialog={dialog}
        handle={handle}
        schema={schema}
        sheet={sheet}
        editing={editing}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

interface SourcesProps extends Pick<SheetToolbarProps, 'sheet' | 'isEmpty'> {
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** Buttons for the ways to fill the sheet. An app that takes no files of each sample has none for files. */
function Sources({ sheet, isEmpty, onOpen }: SourcesProps) {
  const { t } = useLingui();
  const takesFiles = sampleFileColumns(sheet.columns).length > 0;
  return (
    <>
      {takesFiles ? (
        <>
          <Button
            variant={isEmpty ? 'primary' : 'secondary'}
            icon={<FolderInput />}
            onClick={() => onOpen('files')}
          >
            {t`From files`}
          </Button>
          <Button icon={<ShoppingCart />} onClick={() => onOpen('cart')}>
            {t`From the cart`}
          </Button>
        </>
      ) : null}
      <Button icon={<ClipboardPaste />} onClick={() => onOpen('paste')}>
        {t`Paste rows`}
      </Button>
      <Button icon={<Sheet />} onClick={() => onOpen('spreadsheet')}>
        {t`Open a spreadsheet`}
      </Button>
    </>
  );
}
