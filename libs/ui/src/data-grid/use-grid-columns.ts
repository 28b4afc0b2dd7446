import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { type DataGridProps } from './data-grid-types';
import { COLUMN_WIDTH, initialWidth, widthLimits, type GridColumn } from './grid-column';
import { type HeadColumn } from './grid-head';
import { readGridLayout, withColumnWidth, type GridLayout } from './grid-layout';

const features = tableFeatures({ columnOrderingFeature, columnSizingFeature, columnVisibilityFeature });

/**
 * The table instance manages columns only: with rows it would create an object for each visible row at every scroll.
 */
const NO_ROWS: never[] = [];

type GridColumnsInput<Row> = Pick<DataGridProps<Row>, 'columns' | 'layout' | 'onLayoutChange'>;

/** Visible columns in layout order, with resizing. */
export function useGridColumns<Row>(input: GridColumnsInput<Row>) {
  const { columns } = input;
  const [layout, setLayout] = useLayout(input);
  const [draft, setDraft] = useState<{ id: string; width: number } | null>(null);
  const definitions = useMemo<ColumnDef<typeof features, never>[]>(
    () => columns.map(definitionOf),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(layout.hidden.map((id) => [id, false])),
    [layout],
  );
  const columnSizing = draft ? { ...layout.widths, [draft.id]: draft.width } : layout.widths;
  const columnOrder = useMemo(() => [...layout.order], [layout]);
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    state: { columnOrder, columnVisibility, columnSizing },
  });
  const leaves = table.getVisibleLeafColumns();
  const shown = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return leaves.flatMap(({ id }) => byId.get(id) ?? []);
  }, [columns, leaves]);
  const widths = leaves.map((leaf) => leaf.getSize());
  const heads = shown.map((column, at): HeadColumn<Row> => ({
    column,
    width: widths[at] ?? COLUMN_WIDTH,
    grows: column.grows === true && columnSizing[column.id] === undefined,
  }));
  return {
    /** Same array while order and visibility are unchanged, so that rendered rows are not updated. */
    shown,
    heads,
    draftWidth: (id: string, width: number | null) => setDraft(width === null ? null : { id, width }),
    setWidth: (column: GridColumn<Row>, width: number) => setLayout(withColumnWidth(layout, column, width)),
  };
}

function definitionOf<Row>(column: GridColumn<Row>) {
  const { min, max } = widthLimits(column);
  return {
    id: column.id,
    header: () => column.label,
    size: initialWidth(column),
    minSize: min,
    maxSize: max,
  };
}

/** Layout of the host, or local state without one. */
function useLayout<Row>({ columns, layout, onLayoutChange }: GridColumnsInput<Row>) {
  const [own, setOwn] = useState<GridLayout | null>(null);
  const stored = layout === undefined ? own : layout;
  const read = useMemo(() => readGridLayout(stored, columns), [stored, columns]);
  const set = (next: GridLayout) => {
    setOwn(next);
    onLayoutChange?.(next);
  };
  return [read, set] as const;
}
