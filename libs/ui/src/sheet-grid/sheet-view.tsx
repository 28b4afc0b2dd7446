import { useState, type FocusEvent, type RefObject } from 'react';
import { type GridHeights } from '../data-grid/data-grid-types';
import { gridVariables } from '../data-grid/grid-variables';
import { clearTruncationTitle, setTruncationTitle } from '../data-grid/truncation-title';
import { type CellRange } from './cell-range';
import { type ErrorBubble } from './error-bubble';
import { SheetBody } from './sheet-body';
import { sheetClipboard } from './sheet-clipboard';
import { SheetHead } from './sheet-head';
import { sheetKeys } from './sheet-keys';
import { sheetPointer } from './sheet-pointer';
import { ROW_HEAD_WIDTH } from './sheet-sizes';
import { type SheetGridProps } from './sheet-types';
import { type Sheet } from './use-sheet';
import { type SheetColumns } from './use-sheet-columns';
import { type SheetOverlays } from './use-sheet-overlays';
import { useTabExit } from './use-tab-exit';

interface SheetViewProps<Row> {
  grid: SheetGridProps<Row>;
  scroller: RefObject<HTMLDivElement | null>;
  helpId: string;
  heights: GridHeights;
  layout: SheetColumns;
  frozenWidth: number;
  sheet: Sheet;
  overlays: SheetOverlays;
  errors: ErrorBubble;
}

/** Scrolling part of a sheet, which handles all its events. */
export function SheetView<Row>(props: SheetViewProps<Row>) {
  const { grid, scroller, heights, layout, frozenWidth, sheet, overlays, errors } = props;
  const { columns, labels, readOnly } = grid;
  const { openRowMenu } = overlays;
  const isFirstFrozen = frozenWidth > ROW_HEAD_WIDTH;
  const [fillTarget, setFillTarget] = useState<CellRange | null>(null);
  const exit = useTabExit();
  const onKeyDown = sheetKeys(sheet, {
    ...exit,
    ...overlays,
    undo: () => (readOnly ? undefined : grid.onUndo?.()),
    redo: () => (readOnly ? undefined : grid.onRedo?.()),
  });
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    errors.onBlur();
    if (sheet.focus.onBlur(event)) {
      exit.setLeaving(false);
      sheet.commit();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one of them by the Tab key
    <div
      ref={scroller}
      role="grid"
      aria-label={grid.caption}
      aria-describedby={props.helpId}
      aria-rowcount={sheet.model.count + (sheet.model.freeRows > 0 ? 2 : 1)}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-readonly={readOnly || undefined}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        sheet.focus.onFocus();
        errors.onFocus(event);
      }}
      onBlur={onBlur}
      onPointerOver={(event) => {
        setTruncationTitle(event);
        errors.onPointerOver(event);
      }}
      onPointerOut={clearTruncationTitle}
      onPointerLeave={errors.onPointerLeave}
      onScroll={errors.onScroll}
      {...sheetClipboard(sheet)}
      {...sheetPointer(sheet, { heights, frozenWidth, setFillTarget, openRowMenu })}
      style={gridVariables(layout.widths, heights)}
      className="relative max-h-dvh min-h-0 touch-manipulation overflow-auto [overflow-anchor:none]"
    >
      <SheetHead
        columns={columns}
        layout={layout}
        labels={labels}
        isFirstFrozen={isFirstFrozen}
        range={sheet.range}
        stop={sheet.selection.active.row < 0 ? sheet.selection.active.column : -1}
      />
      <SheetBody
        grid={grid}
        sheet={sheet}
        heights={heights}
        isFirstFrozen={isFirstFrozen}
        fillTarget={fillTarget}
      />
    </div>
  );
}
