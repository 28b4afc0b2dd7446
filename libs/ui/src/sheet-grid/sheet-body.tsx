import { type GridHeights } from '../data-grid/data-grid-types';
import { RowStage } from '../data-grid/row-stage';
import { type CellRange } from './cell-range';
import { SheetRow } from './sheet-row';
import { type SheetGridProps } from './sheet-types';
import { type Sheet } from './use-sheet';

interface SheetBodyProps<Row> {
  grid: SheetGridProps<Row>;
  sheet: Sheet;
  heights: GridHeights;
  isFirstFrozen: boolean;
  /** Cells that a drag of the fill handle will fill. */
  fillTarget: CellRange | null;
}

/** Rows of a sheet, and the blank one at the end. */
export function SheetBody<Row>({ grid, sheet, heights, isFirstFrozen, fillTarget }: SheetBodyProps<Row>) {
  const { rows, columns, cellText, cellError, cellEdited, labels } = grid;
  const { selection, range, editing, model } = sheet;
  const { active } = selection;
  const handle = model.canEdit && range && range.top < model.count && !editing ? range : null;
  return (
    <RowStage heights={heights} count={model.count + (model.freeRows > 0 ? 1 : 0)} pinned={active.row}>
      {({ key, index, top }) => {
        const [selectedFrom, selectedTo] = columnsOf(range, index);
        const [fillFrom, fillTo] = columnsOf(fillTarget, index);
        return (
          <SheetRow
            key={key}
            row={rows[index] ?? null}
            index={index}
            top={top}
            columns={columns}
            cellText={cellText}
            cellError={cellError}
            cellEdited={cellEdited}
            labels={labels}
            selectedFrom={selectedFrom}
            selectedTo={selectedTo}
            fillFrom={fillFrom}
            fillTo={fillTo}
            activeColumn={active.row === index ? active.column : -1}
            editing={editing?.cell.row === index ? editing : null}
            handleColumn={handle?.bottom === index ? handle.right : -1}
            isFirstFrozen={isFirstFrozen}
            canEdit={model.canEdit}
          />
        );
      }}
    </RowStage>
  );
}

/** First and last column of a range in a row, or -1. */
function columnsOf(range: CellRange | null, row: number): readonly [number, number] {
  return range && row >= range.top && row <= range.bottom ? [range.left, range.right] : [-1, -1];
}
