import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { Button, EmptyState, IconButton } from '@omics-portal/ui';
import {
  Braces,
  ClipboardPaste,
  Columns3,
  FolderInput,
  Redo2,
  Sheet,
  ShoppingCart,
  Undo2,
  Upload,
} from 'lucide-react';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { useSeqflow, type FileUploads } from '../ports/seqflow-ports';
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
  /** Dialog that is open; null for none. */
  readonly dialog: OpenDialog | null;
  readonly onDialog: (dialog: OpenDialog | null) => void;
  /** Folder in the user's own one for files of this computer, and name of downloaded files. */
  readonly folder: string;
  /** Null until they are loaded. */
  readonly uploads: FileUploads | null;
  readonly onUpload: (paths: readonly string[]) => void;
  /** Called when the samples of files from another screen were added. */
  readonly onAdded: () => void;
}

/** Tools of the sheet: the ways to fill it, its download, and undo. An empty sheet explains the ways first. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { handle, schema, sheet, editing, isEmpty, dialog, onDialog, folder, uploads, onUpload, onAdded } =
    props;
  const { t } = useLingui();
  const sources = <Sources sheet={sheet} isEmpty={isEmpty} onOpen={onDialog} />;
  return (
    <>
      {isEmpty ? (
        <EmptyState
          title={t`No samples yet`}
          description={t`Choose files of a folder or of the cart: their names make the pairs and the sample ids. Or take the rows of a spreadsheet: paste them, or open the file. You can also drop files or a folder of this computer here, or type into the sheet below.`}
          action={<div className="flex flex-wrap justify-center gap-2">{sources}</div>}
        />
      ) : null}
      <div role="group" aria-label={t`Tools of the sheet`} className="flex flex-wrap items-center gap-2">
        {isEmpty ? null : sources}
        <SheetMenu sheet={sheet} fileName={folder} />
        {isEmpty ? null : (
          <Button icon={<Columns3 />} onClick={() => onDialog({ kind: 'column' })}>{t`Set a column`}</Button>
        )}
        <Button icon={<Braces />} onClick={() => onDialog({ kind: 'json' })}>{t`JSON`}</Button>
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
        folder={folder}
        uploads={uploads}
        onUpload={onUpload}
        onAdded={onAdded}
        onClose={() => onDialog(null)}
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
  const { uploads } = useSeqflow();
  const takesFiles = sampleFileColumns(sheet.columns).length > 0;
  return (
    <>
      {takesFiles ? (
        <>
          <Button
            variant={isEmpty ? 'primary' : 'secondary'}
            icon={<FolderInput />}
            onClick={() => onOpen({ kind: 'files' })}
          >
            {t`From files`}
          </Button>
          {uploads ? (
            <Button icon={<Upload />} onClick={() => onOpen({ kind: 'upload', files: [] })}>
              {t`Upload files`}
            </Button>
          ) : null}
          <Button icon={<ShoppingCart />} onClick={() => onOpen({ kind: 'cart' })}>
            {t`From the cart`}
          </Button>
        </>
      ) : null}
      <Button icon={<ClipboardPaste />} onClick={() => onOpen({ kind: 'paste' })}>
        {t`Paste rows`}
      </Button>
      <Button icon={<Sheet />} onClick={() => onOpen({ kind: 'spreadsheet' })}>
        {t`Open a spreadsheet`}
      </Button>
    </>
  );
}
