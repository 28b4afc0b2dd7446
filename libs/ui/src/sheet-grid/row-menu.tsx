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
  const actions: readonly (DropdownMenuItem & { readonly key: RowAction })[] = [
    { key: 'insertAbove', label: labels.insertAbove(count), icon: <ArrowUpToLine /> },
    { key: 'insertBelow', label: labels.insertBelow(count), icon: <ArrowDownToLine /> },
    { key: 'duplicate', label: labels.duplicateRows(count), icon: <Copy /> },
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
