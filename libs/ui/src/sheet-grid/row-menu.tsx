import { ArrowDownToLine, ArrowUpToLine, Copy, Trash2 } from 'lucide-react';
import { type DropdownMenuItem } from '../dropdown-menu/menu-item';
import { MenuAt } from '../dropdown-menu/menu-at';
import { rowsIn, type CellRange } from './cell-range';
import { type RowAction } from './row-actions';
import { type SheetModel } from './sheet-model';

interface RowMenuProps {
  model: SheetModel;
  range: CellRange;
  /** Element below which the menu opens. */
  anchor: HTMLElement;
  onAction: (action: RowAction) => void;
  onClose: () => void;
}

/** Menu of the selected rows: insert, duplicate, remove. */
export function RowMenu({ model, range, anchor, onAction, onClose }: RowMenuProps) {
  const { labels } = model;
  const count = rowsIn(range, model.count).length;
  const added = Math.min(count, model.freeRows);
  const isFull = added === 0;
  const actions: readonly (DropdownMenuItem & { readonly key: RowAction })[] = [
    {
      key: 'insertAbove',
      label: labels.insertAbove(added || count),
      icon: <ArrowUpToLine />,
      disabled: isFull,
    },
    {
      key: 'insertBelow',
      label: labels.insertBelow(added || count),
      icon: <ArrowDownToLine />,
      disabled: isFull,
    },
    { key: 'duplicate', label: labels.duplicateRows(added || count), icon: <Copy />, disabled: isFull },
    {
      key: 'remove',
      label: labels.removeRows(count),
      icon: <Trash2 />,
      tone: 'danger',
      separatorBefore: true,
    },
  ];
  const items = actions.map((item) => ({ ...item, onSelect: () => onAction(item.key) }));
  return <MenuAt anchor={anchor} label={labels.rowMenu(range.top + 1)} items={items} onClose={onClose} />;
}
