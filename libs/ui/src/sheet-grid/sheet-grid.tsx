import { useId, useImperativeHandle, useRef, useState } from 'react';
import { cn } from '../cn/cn';
import { CellActionsProvider } from './cell-actions';
import { useErrorBubble } from './error-bubble';
import { SheetFooter } from './sheet-footer';
import { sheetModel } from './sheet-model';
import { frozenWidthOf, sheetHeights } from './sheet-sizes';
import { type SheetGridProps } from './sheet-types';
import { SheetView } from './sheet-view';
import { useSheet } from './use-sheet';
import { useSheetColumns } from './use-sheet-columns';
import { useSheetOverlays } from './use-sheet-overlays';
import { useStableActions } from './use-stable-actions';
import { useViewWidth } from './use-view-width';

/**
 * Sheet (editable ARIA grid, virtualised): cells are entered, copied, pasted and filled as in a spreadsheet. Controlled:
 * the caller owns the rows, checks their texts, and keeps the history of undo. For a list that is only read, use
 * DataGrid.
 */
export function SheetGrid<Row>({ ref, ...grid }: SheetGridProps<Row>) {
  const { columns } = grid;
  const scroller = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [heights] = useState(sheetHeights);
  const viewWidth = useViewWidth(scroller);
  const layout = useSheetColumns(grid, scroller);
  const frozenWidth = frozenWidthOf(grid.frozenFirst ?? false, layout.widths[1] ?? 0, viewWidth);
  const model = sheetModel(grid, columns);
  const sheet = useSheet({ model, scroller, heights, frozenWidth });
  const overlays = useSheetOverlays(scroller, sheet);
  const errors = useErrorBubble(model.errorAt);
  const cellActions = useStableActions(sheet, overlays);
  useImperativeHandle(ref, () => ({
    focusCell: ({ row, column }) => {
      const at = columns.findIndex(({ id }) => id === column);
      sheet.selectCell({ row, column: Math.max(0, at) });
    },
  }));
  return (
    <div
      data-slot="sheet-grid"
      className={cn(
        'relative flex max-h-[min(40rem,80dvh)] min-h-0 flex-col overflow-hidden rounded-card border border-border bg-surface text-sm',
        grid.className,
      )}
    >
      <CellActionsProvider value={cellActions}>
        <SheetView
          grid={grid}
          scroller={scroller}
          helpId={helpId}
          heights={heights}
          layout={layout}
          frozenWidth={frozenWidth}
          sheet={sheet}
          overlays={overlays}
          errors={errors}
        />
      </CellActionsProvider>
      <SheetFooter helpId={helpId} help={grid.labels.help} message={sheet.message} />
      {errors.bubble}
      {overlays.content}
    </div>
  );
}
