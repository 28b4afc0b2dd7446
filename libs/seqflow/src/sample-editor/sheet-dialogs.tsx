import { lazy, Suspense } from 'react';
import type { AppSchema } from '@omics-portal/api';
import { PanelBoundary } from '@omics-portal/wording';
import type { FormValues } from '../app-form/form-values';
import { schemaFingerprint } from '../draft/draft-fit';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { useDroppedWarning } from './use-dropped-warning';
import type { DraftSheet, SheetEditing } from './use-sheet-editing';

const FilesToSamples = lazy(async () => ({ default: (await import('./files-to-samples')).FilesToSamples }));
const SpreadsheetDialog = lazy(async () => ({
  default: (await import('./spreadsheet-dialog')).SpreadsheetDialog,
}));
const JsonDialog = lazy(async () => ({ default: (await import('./json-dialog')).JsonDialog }));

/** Dialog of the sheet that is open. */
export type OpenDialog = 'files' | 'cart' | 'paste' | 'spreadsheet' | 'json';

interface SheetDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly handle: DraftHandle;
  readonly schema: AppSchema;
  readonly sheet: DraftSheet;
  readonly editing: SheetEditing;
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

function SheetDialog({ dialog, handle, schema, sheet, editing, onClose }: SheetDialogsProps) {
  const warnDropped = useDroppedWarning();
  const add = (samples: readonly FormValues[]) => {
    warnDropped(editing.add(samples));
    onClose();
  };
  switch (dialog) {
    case null:
      return null;
    case 'files':
    case 'cart':
      return (
        <FilesToSamples
          columns={sheet.columns}
          source={dialog === 'files' ? 'storage' : 'cart'}
          onAdd={add}
          onCancel={onClose}
        />
      );
    case 'paste':
    case 'spreadsheet':
      return (
        <SpreadsheetDialog
          source={dialog === 'paste' ? 'paste' : 'file'}
          columns={sheet.columns}
          onAdd={add}
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
