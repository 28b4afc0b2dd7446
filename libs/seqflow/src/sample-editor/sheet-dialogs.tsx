import { lazy, Suspense } from 'react';
import type { AppSchema } from '@omics-portal/api';
import { PanelBoundary } from '@omics-portal/wording';
import type { LocalFile } from '@omics-portal/ui';
import type { FormValues } from '../app-form/form-values';
import { schemaFingerprint } from '../draft/draft-fit';
import type { DraftHandle } from '../draft/use-wizard-draft';
import type { FileUploads } from '../ports/seqflow-ports';
import { sampleFileColumns } from './sample-file-columns';
import { useDroppedWarning } from './use-dropped-warning';
import type { DraftSheet, SheetEditing } from './use-sheet-editing';

const FilesToSamples = lazy(async () => ({ default: (await import('./files-to-samples')).FilesToSamples }));
const SpreadsheetDialog = lazy(async () => ({
  default: (await import('./spreadsheet-dialog')).SpreadsheetDialog,
}));
const ColumnDialog = lazy(async () => ({ default: (await import('./column-dialog')).ColumnDialog }));
const JsonDialog = lazy(async () => ({ default: (await import('./json-dialog')).JsonDialog }));
const UploadDialog = lazy(async () => ({
  default: (await import('../sample-upload/upload-dialog')).UploadDialog,
}));

/** Dialog of the sheet that is open. */
export type OpenDialog =
  | { readonly kind: 'cart' | 'paste' | 'column' | 'json' }
  /** `files`: links that are chosen at first; `isOffer`: another screen handed them over. */
  | { readonly kind: 'files'; readonly files?: readonly string[]; readonly isOffer?: true }
  | { readonly kind: 'spreadsheet'; readonly file?: File }
  | { readonly kind: 'upload'; readonly files: readonly LocalFile[] };

interface SheetDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly handle: DraftHandle;
  readonly schema: AppSchema;
  readonly sheet: DraftSheet;
  readonly editing: SheetEditing;
  /** Null until they are loaded. */
  readonly uploads: FileUploads | null;
  /** Folder in the user's own one for files of this computer. */
  readonly folder: string;
  /** Called with the links of the files when their upload has started. */
  readonly onUpload: (paths: readonly string[]) => void;
  /** Called when the samples of files from another screen were added. */
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Dialogs that fill the sheet, loaded on demand. */
export function SheetDialogs(props: SheetDialogsProps) {
  return (
    <PanelBoundary>
      <Suspense>
        <SheetDialog {...props} />
      </Suspense>
    </PanelBoundary>
  );
}

function SheetDialog(props: SheetDialogsProps) {
  const { dialog, handle, schema, sheet, editing, folder, uploads, onUpload, onAdded, onClose } = props;
  const warnDropped = useDroppedWarning();
  const add = (samples: readonly FormValues[]) => {
    warnDropped(editing.add(samples));
    onClose();
  };
  const { columns } = sheet;
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'files':
      return (
        <FilesToSamples
          columns={columns}
          {...(dialog.files && { files: dialog.files })}
          source="storage"
          onAdd={(samples) => {
            add(samples);
            if (dialog.isOffer) {
              onAdded();
            }
          }}
          onCancel={onClose}
        />
      );
    case 'cart':
      return <FilesToSamples columns={columns} source="cart" onAdd={add} onCancel={onClose} />;
    case 'paste':
      return <SpreadsheetDialog source="paste" columns={columns} onAdd={add} onCancel={onClose} />;
    case 'spreadsheet':
      return (
        <SpreadsheetDialog source={dialog.file ?? 'file'} columns={columns} onAdd={add} onCancel={onClose} />
      );
    case 'upload':
      return uploads ? (
        <UploadDialog
          uploads={uploads}
          files={dialog.files}
          folder={folder}
          filterTypes={sampleFileColumns(columns).map(({ field }) => field?.filterType)}
          onStart={(paths) => {
            onUpload(paths);
            onClose();
          }}
          onCancel={onClose}
        />
      ) : null;
    case 'column':
      return (
        <ColumnDialog
          sheet={sheet}
          onSet={(rows) => {
            editing.replace(rows);
            onClose();
          }}
          onCancel={onClose}
        />
      );
    case 'json':
      return (
        <JsonDialog
          schema={schema}
          data={sheet}
          onSave={({ values, rows }) => {
            editing.replace(rows);
            handle.update({ values, fingerprint: schemaFingerprint(schema) });
            onClose();
          }}
          onCancel={onClose}
        />
      );
  }
}
