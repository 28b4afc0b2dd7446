import { useMemo } from 'react';
import type { AppSchema } from '@omics-portal/api';
import type { SheetEdit } from '@omics-portal/ui/sheet-grid';
import { schemaFingerprint, shownRows, shownValues } from '../draft/draft-fit';
import type { DraftHandle } from '../draft/use-wizard-draft';
import type { FormValues } from '../app-form/form-values';
import { useSeqflow } from '../ports/seqflow-ports';
import { addSamples, applyEdit } from '../sheet/apply-edit';
import { invalidSheetCells, sheetTable, type InvalidSheetCell, type SheetTableRow } from '../sheet/sheet';
import { sheetColumns, type SheetColumn } from '../sheet/sheet-columns';
import { recordEdit, redoEdit, undoEdit } from '../sheet/sheet-history';
import type { SheetRow } from '../sheet/sheet-row';

/** Sample sheet of a draft with its checks. */
export interface DraftSheet {
  readonly values: FormValues;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  readonly table: readonly SheetTableRow[];
  readonly invalid: readonly InvalidSheetCell[];
}

/** Sample sheet of a draft. Its parts are the same objects until they change, so that an edit checks one row again. */
export function useDraftSheet({ draft }: Pick<DraftHandle, 'draft'>, schema: AppSchema): DraftSheet {
  const { values: stored, fingerprint, rows: storedRows, unconverted, information } = draft;
  const { name } = information;
  const values = useMemo(
    () => shownValues({ values: stored, fingerprint }, schema),
    [stored, fingerprint, schema],
  );
  const rows = useMemo(
    () => shownRows({ values: stored, rows: storedRows, unconverted, information: { name } }, schema),
    [stored, storedRows, unconverted, name, schema],
  );
  const columns = sheetColumns(schema, values, rows);
  return useMemo(() => {
    const table = sheetTable(columns, rows, values);
    return { values, columns, rows, table, invalid: invalidSheetCells(columns, table) };
  }, [values, columns, rows]);
}

/** Changes of the sample sheet, each of which can be undone. */
export interface SheetEditing {
  /** Applies an edit of the grid; returns the number of rows that did not fit. */
  readonly edit: (edit: SheetEdit) => number;
  /** Adds samples at the end; returns the number of those that did not fit. */
  readonly add: (samples: readonly FormValues[]) => number;
  readonly replace: (rows: readonly SheetRow[]) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Editing of the sample sheet of a draft, which owns the rows and the undo history. */
export function useSheetEditing(
  { update, history, setHistory }: Pick<DraftHandle, 'update' | 'history' | 'setHistory'>,
  schema: AppSchema,
  { values, columns, rows }: DraftSheet,
): SheetEditing {
  const { newId } = useSeqflow();
  const store = (next: readonly SheetRow[]) =>
    update({ rows: next, unconverted: null, values, fingerprint: schemaFingerprint(schema) });
  const replace = (next: readonly SheetRow[]) => {
    setHistory(recordEdit(history, rows, next));
    store(next);
  };
  const step = (turn: typeof undoEdit) => {
    const next = turn(history, rows);
    if (!next) {
      return undefined;
    }
    return () => {
      setHistory(next.history);
      store(next.rows);
    };
  };
  return {
    edit: (edit) => {
      const change = applyEdit(rows, edit, { columns, newId });
      replace(change.rows);
      return change.dropped;
    },
    add: (samples) => {
      const change = addSamples(rows, samples, newId);
      replace(change.rows);
      return change.dropped;
    },
    replace,
    undo: step(undoEdit),
    redo: step(redoEdit),
  };
}
