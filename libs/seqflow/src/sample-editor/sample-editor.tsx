import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { SheetGrid, type SheetGridHandle, type SheetPosition } from '@omics-portal/ui/sheet-grid';
import { cn } from '@omics-portal/ui';
import { useSheetLabels } from '@omics-portal/wording/sheet-labels';
import { useFieldMessages } from '../app-form/field-messages';
import { SAMPLE_ID } from '../app-form/sample-id';
import { cellText } from '../app-form/parse-cell';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { MAX_SHEET_ROWS } from '../sheet/apply-edit';
import type { SheetTableRow } from '../sheet/sheet';
import type { SheetColumn } from '../sheet/sheet-columns';
import { FindFiles } from './find-files';
import { ProblemList } from './problem-list';
import { SampleUploads } from './sample-uploads';
import { SheetToolbar } from './sheet-toolbar';
import { useDroppedWarning } from './use-dropped-warning';
import { useGridColumns } from './use-grid-columns';
import { useOpenDialog } from './use-open-dialog';
import { useSheetEditing, type DraftSheet } from './use-sheet-editing';
import { useUploadBatch } from './use-upload-batch';

interface SampleEditorProps {
  readonly handle: DraftHandle;
  readonly schema: AppSchema;
  readonly sheet: DraftSheet;
  /** True after the user has tried to go on: the invalid cells are listed. */
  readonly showProblems: boolean;
  /** Cell that gets the focus; null for none. */
  readonly wantedCell: SheetPosition | null;
  /** Links of the files that another screen handed over: they are paired at once. */
  readonly offered: readonly string[];
  /** Called when the samples of the offered files were added. */
  readonly onOfferUsed: () => void;
}

/** Texts and errors of the cells. They stay the same functions until the columns change, so that only changed rows render. */
function useCellTexts(columns: readonly SheetColumn[]) {
  const { problemText } = useFieldMessages();
  const fields = useMemo(() => new Map(columns.map(({ model, field }) => [model, field])), [columns]);
  const textOf = useCallback(
    ({ cells }: SheetTableRow, model: string) =>
      cellText(fields.get(model) ?? null, cells[model]?.value ?? null),
    [fields],
  );
  const errorOf = useCallback(
    ({ cells }: SheetTableRow, model: string) => {
      const problem = cells[model]?.problem;
      return problem ? problemText(problem) : null;
    },
    [problemText],
  );
  return { textOf, errorOf };
}

function isEdited({ cells }: SheetTableRow, model: string): boolean {
  return cells[model]?.edited ?? false;
}

/** Editor of the samples of a batch: the sheet, the ways to fill it, and the list of its problems. */
export function SampleEditor(props: SampleEditorProps) {
  const { handle, schema, sheet, showProblems, wantedCell, offered, onOfferUsed } = props;
  const { t } = useLingui();
  const { columns, table, invalid } = sheet;
  const editing = useSheetEditing(handle, schema, sheet);
  const labels = useSheetLabels(t`New sample`);
  const { textOf, errorOf } = useCellTexts(columns);
  const sampleIds = useMemo(() => table.map((row) => textOf(row, SAMPLE_ID)), [table, textOf]);
  const gridColumns = useGridColumns(columns, sampleIds);
  const grid = useRef<SheetGridHandle>(null);
  const warnDropped = useDroppedWarning();
  const folder = handle.draft.information.name || 'samples';
  const { uploads, items, load, paths, setPaths } = useUploadBatch(folder);
  const { dialog, setDialog, drop } = useOpenDialog(load, offered);
  const pairUploaded = (files: readonly string[]) => {
    // Another open dialog is not replaced: the files are paired after it is closed.
    if (dialog === null) {
      setPaths([]);
      setDialog({ kind: 'files', files });
    }
  };
  useEffect(() => {
    if (wantedCell) {
      grid.current?.focusCell(wantedCell);
    }
  }, [wantedCell]);
  const count = table.filter(({ blank }) => !blank).length;
  return (
    <section
      aria-label={t`Samples`}
      className={cn(
        'flex min-w-0 flex-col gap-3',
        drop.isOver ? 'rounded-card outline-2 outline-offset-4 outline-primary-text outline-dashed' : null,
      )}
      {...drop.handlers}
    >
      <h2 className="text-lg font-semibold">{t`Samples (${count})`}</h2>
      <SheetToolbar
        handle={handle}
        schema={schema}
        sheet={sheet}
        editing={editing}
        isEmpty={count === 0}
        dialog={dialog}
        onDialog={setDialog}
        folder={folder}
        uploads={uploads}
        onUpload={setPaths}
        onAdded={onOfferUsed}
      />
      <SampleUploads uploads={uploads} items={items} paths={paths} onStored={pairUploaded} />
      <FindFiles sheet={sheet} editing={editing} />
      {showProblems ? (
        <ProblemList cells={invalid} onGo={(row, column) => grid.current?.focusCell({ row, column })} />
      ) : null}
      <SheetGrid
        ref={grid}
        caption={t`Sample sheet`}
        columns={gridColumns}
        rows={table}
        cellText={textOf}
        cellError={errorOf}
        cellEdited={isEdited}
        onEdit={(edit) => warnDropped(editing.edit(edit))}
        onUndo={editing.undo}
        onRedo={editing.redo}
        labels={labels}
        maxRows={MAX_SHEET_ROWS}
        frozenFirst
      />
    </section>
  );
}
