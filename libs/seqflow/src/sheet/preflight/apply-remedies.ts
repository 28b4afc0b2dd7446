import { SAMPLE_ID } from '../../app-form/sample-id';
import { withCell } from '../apply-edit';
import { readColumns } from '../column-roles';
import type { SheetColumn } from '../sheet-columns';
import type { SheetRow } from '../sheet-row';
import { withoutBlanks } from './check-rows';
import type { Finding, Remedy } from './finding';

/** Remedies without a choice of the user: the screen carries them out. */
export const AUTOMATIC_REMEDIES = ['replace-blanks', 'swap-files'] as const satisfies readonly Remedy[];

/** One of {@link AUTOMATIC_REMEDIES}. */
export type AutomaticRemedy = (typeof AUTOMATIC_REMEDIES)[number];

/** Rows after the automatic remedies of these findings. Rows of other findings stay the same objects. */
export function applyRemedies(
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  findings: readonly Finding[],
): readonly SheetRow[] {
  const remedies = new Map<string, Set<Remedy>>();
  for (const { rowId, remedy } of findings) {
    remedies.set(rowId, (remedies.get(rowId) ?? new Set()).add(remedy));
  }
  return rows.map((row) => {
    const own = remedies.get(row.rowId);
    const renamed = own?.has('replace-blanks') ? withPlainId(row) : row;
    return own?.has('swap-files') ? withSwappedReads(columns, renamed) : renamed;
  });
}

function withPlainId(row: SheetRow): SheetRow {
  const id = row.cells[SAMPLE_ID];
  return typeof id === 'string' ? withCell(row, SAMPLE_ID, withoutBlanks(id)) : row;
}

function withSwappedReads(columns: readonly SheetColumn[], row: SheetRow): SheetRow {
  const reads = readColumns(columns);
  const [read1, read2] = [reads?.read1.model, reads?.read2?.model];
  if (read1 === undefined || read2 === undefined) {
    return row;
  }
  const { [read1]: first, [read2]: second } = row.cells;
  return withCell(withCell(row, read1, second), read2, first);
}
