import { Columns3 } from 'lucide-react';
import { Button } from '../button/button';
import { deferredComponent } from '../deferred-component/deferred-component';
import { Popover } from '../popover/popover';
import { type GridColumn } from './grid-column';
import { type GridLayout } from './grid-layout';

/** List of the columns, loaded when the panel opens: grids load without it. */
const ColumnList = deferredComponent(async () => (await import('./column-list')).ColumnList);

/** Column as listed in the column chooser. */
export type ChosenColumn = Pick<GridColumn<never>, 'id' | 'label' | 'alwaysShown' | 'initiallyHidden'>;

export interface ColumnChooserLabels {
  /** Label of the button that opens the panel. */
  open: string;
  /** Accessible name of the panel. */
  panel: string;
  /** Accessible name of the button that moves a column towards the start. */
  moveUp: (columnLabel: string) => string;
  /** Accessible name of the button that moves it towards the end. */
  moveDown: (columnLabel: string) => string;
  /** Announced after a move. */
  moved: (columnLabel: string, index: number, total: number) => string;
  /** Label of the button that restores order, visibility and widths. */
  reset: string;
}

export interface ColumnChooserProps {
  /** All columns, including hidden ones. */
  columns: readonly ChosenColumn[];
  /** Stored layout of any version, or none. */
  layout: GridLayout | null | undefined;
  /** Called at each change of visibility or order, and at a reset. */
  onLayoutChange: (next: GridLayout) => void;
  /** Labels of the button and its panel. */
  labels: ColumnChooserLabels;
}

/**
 * Column chooser of a data grid: checkboxes for visibility, order by buttons or by dragging. It shares its layout with
 * the grid.
 */
export function ColumnChooser(props: ColumnChooserProps) {
  const { labels } = props;
  return (
    <Popover
      label={labels.panel}
      align="end"
      className="w-80 p-2"
      trigger={
        <Button size="sm" icon={<Columns3 />}>
          {labels.open}
        </Button>
      }
    >
      <ColumnList {...props} />
    </Popover>
  );
}
