import { useState } from 'react';
import type { GridColumn } from './grid-column';
import { type GridLayout, readGridLayout } from './grid-layout';
import { readHidden, writeHidden } from './view-parameters';

/** Column layout of a grid: hidden columns are in a search parameter, order and widths last while the page is open. */
export function useColumnLayout<Row>(
  columns: readonly GridColumn<Row>[],
  hiddenText: string | undefined,
  onHiddenChange: (text: string) => void,
) {
  const [own, setOwn] = useState<Pick<GridLayout, 'order' | 'widths'> | null>(null);
  const hidden = readHidden(hiddenText);
  const order = own?.order ?? columns.map(({ id }) => id);
  const layout = readGridLayout(
    { order: own || hidden ? order : undefined, hidden, widths: own?.widths },
    columns,
  );
  const setLayout = (next: GridLayout) => {
    setOwn({ order: next.order, widths: next.widths });
    if (next.hidden.join() !== layout.hidden.join()) {
      onHiddenChange(writeHidden(next.hidden));
    }
  };
  return [layout, setLayout] as const;
}
