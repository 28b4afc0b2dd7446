import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import type { SheetPosition } from '@omics-portal/ui/sheet-grid';
import type { SheetColumn } from '../sheet/sheet-columns';

interface CellLinkProps {
  readonly cell: SheetPosition;
  readonly columns: readonly SheetColumn[];
  /**
   * True for a sheet of several rows, whose number is part of the name.
   *
   * @default true
   */
  readonly hasRows?: boolean;
  /** Moves to the cell. */
  readonly onCell: (cell: SheetPosition) => void;
}

/** Link to a cell of the sheet: its row and column. */
export function CellLink({ cell, columns, hasRows = true, onCell }: CellLinkProps) {
  const { t } = useLingui();
  const row = cell.row + 1;
  const column = columns.find(({ model }) => model === cell.column)?.label ?? t`Sample ID`;
  return (
    <Button size="sm" variant="link" className="h-auto px-0" onClick={() => onCell(cell)}>
      {hasRows ? t`Row ${row}, ${column}` : column}
    </Button>
  );
}
