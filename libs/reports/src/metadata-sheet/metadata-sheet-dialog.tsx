import { useLingui } from '@lingui/react/macro';
import { type Omics, parseDelimited } from '@omics-portal/qc-metrics';
import { Button, Dialog, IconButton, SkeletonLines } from '@omics-portal/ui';
import type { SheetGridHandle } from '@omics-portal/ui/sheet-grid';
import { Redo2, Undo2, WandSparkles } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { cellProblems } from './cell-problem';
import { MetadataGrid } from './metadata-grid';
import { type MetadataHistory, newHistory, recordTable, redoTable, undoTable } from './metadata-history';
import { MetadataProblems } from './metadata-problems';
import {
  type MetadataTable,
  metadataTableFor,
  metadataTableOf,
  metadataText,
  withEdit,
  withMatchedSamples,
} from './metadata-table';

export interface MetadataSheetDialogProps {
  readonly omics: Omics;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Text of the metadata table; null to begin with the libraries of the data table. */
  readonly metadata: string | null;
  /** Beginning of the data table; null if none can be read. */
  readonly data: string | null;
  /** Receives the table as CSV. */
  readonly onSave: (text: string) => void;
}

/** Dialog with the metadata table as a sheet: samples are matched by the names of the libraries, and corrected. */
export function MetadataSheetDialog({ omics, metadata, data, onSave, ...dialog }: MetadataSheetDialogProps) {
  const { t } = useLingui();
  const grid = useRef<SheetGridHandle>(null);
  const [history, setHistory] = useState(() =>
    newHistory(metadata === null ? metadataTableFor(data ?? '', omics) : metadataTableOf(metadata, omics)),
  );
  const table = history.current;
  const libraries = useMemo(() => (data === null ? null : new Set(parseDelimited(data).header)), [data]);
  const problemOf = useMemo(() => cellProblems(table, libraries), [table, libraries]);
  const change = (changed: (table: MetadataTable) => MetadataTable) =>
    setHistory((last) => recordTable(last, changed(last.current)));
  const save = () => {
    onSave(metadataText(table));
    dialog.onOpenChange(false);
  };
  return (
    <Dialog
      {...dialog}
      size="lg"
      title={t`Metadata`}
      description={t`One row for each library. Empty rows are left out.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={() => dialog.onOpenChange(false)}>{t`Cancel`}</Button>
          <Button variant="primary" onClick={save}>{t`Use this table`}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <MetadataTools history={history} onHistory={setHistory} onChange={change} />
        <MetadataProblems
          table={table}
          problemOf={problemOf}
          onGo={(row, column) => grid.current?.focusCell({ row, column: String(column) })}
        />
        <Suspense fallback={<SkeletonLines lines={6} label={t`Loading...`} />}>
          <MetadataGrid
            ref={grid}
            table={table}
            problemOf={problemOf}
            onEdit={(edit) => change((last) => withEdit(last, edit))}
            onUndo={() => setHistory(undoTable)}
            onRedo={() => setHistory(redoTable)}
          />
        </Suspense>
      </div>
    </Dialog>
  );
}

interface MetadataToolsProps {
  readonly history: MetadataHistory;
  readonly onHistory: (step: (history: MetadataHistory) => MetadataHistory) => void;
  readonly onChange: (changed: (table: MetadataTable) => MetadataTable) => void;
}

/** Tools of the sheet: samples by the names of the libraries, undo and redo. */
function MetadataTools({ history, onHistory, onChange }: MetadataToolsProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Tools of the sheet`} className="flex flex-wrap items-center gap-2">
      <Button icon={<WandSparkles />} onClick={() => onChange(withMatchedSamples)}>
        {t`Match samples by library name`}
      </Button>
      <IconButton
        label={t`Undo`}
        icon={<Undo2 />}
        variant="ghost"
        disabled={history.past.length === 0}
        onClick={() => onHistory(undoTable)}
      />
      <IconButton
        label={t`Redo`}
        icon={<Redo2 />}
        variant="ghost"
        disabled={history.future.length === 0}
        onClick={() => onHistory(redoTable)}
      />
    </div>
  );
}
