import { useLingui } from '@lingui/react/macro';
import { QUARTET_SAMPLES } from '@omics-portal/qc-metrics';
import { usePhone } from '@omics-portal/ui';
import {
  type SheetColumn,
  type SheetEdit,
  SheetGrid,
  type SheetGridHandle,
} from '@omics-portal/ui/sheet-grid';
import { useSheetLabels } from '@omics-portal/wording/sheet-labels';
import { type Ref, useCallback, useMemo } from 'react';
import { shortName } from '../format/short-name';
import type { CellProblem } from './cell-problem';
import { MAX_METADATA_ROWS, type MetadataRow, type MetadataTable } from './metadata-table';
import { PROBLEM_MESSAGES } from './problem-messages';

interface MetadataGridProps {
  readonly table: MetadataTable;
  /** Problem of a cell. */
  readonly problemOf: (row: MetadataRow, column: number) => CellProblem | null;
  readonly onEdit: (edit: SheetEdit) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Handle that moves the focus to a cell; its columns are their positions as text. */
  readonly ref: Ref<SheetGridHandle>;
}

const SAMPLE_OPTIONS = QUARTET_SAMPLES.map((text) => ({ text }));
/** Widths of the column of samples in pixels. On a phone it stands beside the names of the libraries. */
const SAMPLE_WIDTH = { phone: 100, screen: 130 } as const;

/** Letters of a name that fit its column on a phone. */
const PHONE_LETTERS = 12;

/** Width of the names of the libraries in pixels: as the longest needs, since they differ at their ends. */
function nameWidth(letters: number, phone: boolean): number {
  return phone ? 156 : Math.max(220, Math.min(440, letters * 8.5 + 28));
}

/** Sheet of a metadata table: choices for the samples, texts for the rest; blocks are pasted and filled as in a spreadsheet. */
export function MetadataGrid({ table, problemOf, ...editing }: MetadataGridProps) {
  const { t, i18n } = useLingui();
  const { header, library, sample } = table;
  const labels = useSheetLabels(t`New library`);
  const phone = usePhone();
  const longest = useMemo(
    () => Math.max(0, ...table.rows.map((row) => row[library]?.length ?? 0)),
    [table.rows, library],
  );
  const columns = useMemo(
    () =>
      header.map((name, column): SheetColumn => {
        const base = { id: String(column), header: name, required: column === library || column === sample };
        return column === sample
          ? {
              ...base,
              kind: 'choice',
              options: SAMPLE_OPTIONS,
              width: phone ? SAMPLE_WIDTH.phone : SAMPLE_WIDTH.screen,
            }
          : {
              ...base,
              kind: 'text',
              width: column === library ? nameWidth(longest, phone) : 220,
              ...(column === library &&
                phone && { shorten: (text: string) => shortName(text, PHONE_LETTERS) }),
            };
      }),
    [header, library, sample, longest, phone],
  );
  const errorOf = useCallback(
    (row: MetadataRow, column: string) => {
      const problem = problemOf(row, Number(column));
      return problem ? i18n._(PROBLEM_MESSAGES[problem]) : null;
    },
    [problemOf, i18n],
  );
  return (
    <SheetGrid
      {...editing}
      caption={t`Metadata table`}
      columns={columns}
      rows={table.rows}
      cellText={textOf}
      cellError={errorOf}
      labels={labels}
      maxRows={MAX_METADATA_ROWS}
      frozenFirst
      className="max-h-[55dvh]"
    />
  );
}

function textOf(row: MetadataRow, column: string): string {
  return row[Number(column)] ?? '';
}
