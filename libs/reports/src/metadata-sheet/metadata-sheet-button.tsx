import { useLingui } from '@lingui/react/macro';
import type { Omics } from '@omics-portal/qc-metrics';
import { Button, deferredComponent } from '@omics-portal/ui';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import type { MetadataSheetDialogProps } from './metadata-sheet-dialog';

const MetadataSheetDialog = deferredComponent<MetadataSheetDialogProps>(
  async () => (await import('./metadata-sheet-dialog')).MetadataSheetDialog,
);

interface MetadataSheetButtonProps {
  readonly omics: Omics;
  /** File name of the chosen metadata table; null if none is chosen. */
  readonly chosen: string | null;
  /** Text of the metadata table; null if it cannot be read as a whole. */
  readonly metadata: string | null;
  /** Beginning of the data table; null if none can be read. */
  readonly data: string | null;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Name of the table that is filled in here. */
const NEW_TABLE = 'metadata.csv';

/** Button that opens the metadata as a grid: the chosen table, or a new one with the libraries of the data table. */
export function MetadataSheetButton({
  omics,
  chosen,
  metadata,
  data,
  disabled,
  onFile,
}: MetadataSheetButtonProps) {
  const { t } = useLingui();
  // Undefined until the first opening, which loads the grid.
  const [open, setOpen] = useState<boolean>();
  if (chosen === null ? data === null : metadata === null) {
    return null;
  }
  const save = (text: string) => {
    const name = chosen?.replace(/\.[^.]*$/u, '.csv') ?? NEW_TABLE;
    onFile(new File([text], name, { type: 'text/csv' }));
  };
  return (
    <div>
      <Button size="sm" icon={<Table2 />} disabled={disabled} onClick={() => setOpen(true)}>
        {chosen === null ? t`Fill in the metadata for these libraries` : t`Edit the metadata in a table`}
      </Button>
      {open ? (
        <MetadataSheetDialog
          omics={omics}
          open
          onOpenChange={setOpen}
          metadata={chosen === null ? null : metadata}
          data={data}
          onSave={save}
        />
      ) : null}
    </div>
  );
}
