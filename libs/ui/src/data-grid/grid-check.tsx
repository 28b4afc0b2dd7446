import { Check, Minus } from 'lucide-react';
import { type PageSelection } from '../data-table/selection';
import { cn } from '../cn/cn';
import { placeName } from './cell-controls';

interface GridCheckProps {
  row: number;
  label: string;
  checked: PageSelection;
  stop: boolean;
}

/** The box in a cell. It is all that the cell holds, so it takes the cell's focus; the grid answers for its presses. */
export function GridCheck({ row, label, checked, stop }: GridCheckProps) {
  const Icon = checked === 'indeterminate' ? Minus : Check;
  return (
    <span
      role="checkbox"
      aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
      aria-label={label}
      tabIndex={stop ? 0 : -1}
      data-place={placeName(row, 0)}
      className={cn(
        'relative inline-flex size-4 shrink-0 cursor-pointer items-center justify-center rounded-xs border',
        checked === false
          ? 'border-strong bg-surface hover:border-primary-text'
          : 'border-primary-text bg-primary text-on-primary',
      )}
    >
      {checked === false ? null : <Icon aria-hidden strokeWidth={3} className="size-3" />}
    </span>
  );
}
