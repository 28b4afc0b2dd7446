import { fittingWidth, type ColumnLayout } from './grid-column';

/** Column layout of a grid. Plain data, so that a host can store it as JSON. */
export interface GridLayout {
  /** Ids of all columns, including hidden ones. */
  readonly order: readonly string[];
  /** Ids of hidden columns. */
  readonly hidden: readonly string[];
  /** Widths in pixels; only of resized columns. */
  readonly widths: Readonly<Record<string, number>>;
}

/**
 * Grid layout that fits these columns, from a stored one of any version or from nothing. A column that is new since
 * then follows its neighbour. At least one column stays visible.
 */
export function readGridLayout(stored: unknown, columns: readonly ColumnLayout[]): GridLayout {
  const given: Record<string, unknown> = isRecord(stored) ? { ...stored } : {};
  const known = new Map(columns.map((column) => [column.id, column]));
  const storedOrder = knownIds(given['order'], known);
  const order = withNewColumns(storedOrder, columns);
  return {
    order,
    hidden: hiddenOf(given['hidden'], new Set(storedOrder), order, known),
    widths: widthsOf(given['widths'], columns),
  };
}

/** Visible columns in their order. */
export function shownColumns<Column extends ColumnLayout>(
  columns: readonly Column[],
  { order, hidden }: GridLayout,
): readonly Column[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  const hiddenIds = new Set(hidden);
  return order.flatMap((id) => (hiddenIds.has(id) ? [] : (known.get(id) ?? [])));
}

/** Layout with a column shown or hidden. */
export function withColumnShown(layout: GridLayout, id: string, shown: boolean): GridLayout {
  const others = layout.hidden.filter((hidden) => hidden !== id);
  return { ...layout, hidden: shown ? others : [...others, id] };
}

/** Layout with a column moved to an index among all columns. */
export function withColumnAt(layout: GridLayout, id: string, index: number): GridLayout {
  if (!layout.order.includes(id)) {
    return layout;
  }
  const order = layout.order.filter((other) => other !== id);
  order.splice(Math.max(0, index), 0, id);
  return { ...layout, order };
}

/** Layout with a new width of a column. */
export function withColumnWidth(layout: GridLayout, column: ColumnLayout, width: number): GridLayout {
  return { ...layout, widths: { ...layout.widths, [column.id]: fittingWidth(column, width) } };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function knownIds(list: unknown, known: ReadonlyMap<string, ColumnLayout>): string[] {
  if (!Array.isArray(list)) {
    return [];
  }
  return [...new Set(list.filter((id: unknown): id is string => typeof id === 'string' && known.has(id)))];
}

function withNewColumns(stored: readonly string[], columns: readonly ColumnLayout[]): string[] {
  const order = [...stored];
  columns.forEach(({ id }, index) => {
    if (!order.includes(id)) {
      const before = columns[index - 1];
      order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id);
    }
  });
  return order;
}

function hiddenOf(
  list: unknown,
  storedIds: ReadonlySet<string>,
  order: readonly string[],
  known: ReadonlyMap<string, ColumnLayout>,
): string[] {
  const chosen = Array.isArray(list) ? new Set(knownIds(list, known)) : null;
  const hidden = order.filter((id) => {
    const column = known.get(id);
    const isHidden =
      chosen && (storedIds.has(id) || chosen.has(id)) ? chosen.has(id) : column?.initiallyHidden === true;
    return isHidden && column?.alwaysShown !== true;
  });
  return hidden.length < order.length ? hidden : hidden.slice(1);
}

function widthsOf(list: unknown, columns: readonly ColumnLayout[]): Record<string, number> {
  const given = new Map(isRecord(list) ? Object.entries(list) : []);
  return Object.fromEntries(
    columns.flatMap((column) => {
      const width: unknown = given.get(column.id);
      return typeof width === 'number' && Number.isFinite(width)
        ? [[column.id, fittingWidth(column, width)]]
        : [];
    }),
  );
}
