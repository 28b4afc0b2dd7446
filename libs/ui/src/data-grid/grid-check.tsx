import { Check, Minus } from 'lucide-react';
import { type PageSelection } from '../data-table/selection';

interface GridCheckProps {
  label: string;
  checked: PageSelection;
  stop: boolean;
}

const BOX =
  'relative inline-flex size-4 shrink-0 cursor-pointer items-center justify-center rounded-xs border';
const EMPTY = `${BOX} border-strong bg-surface hover:border-primary-text`;
const TICKED = `${BOX} border-primary-text bg-primary text-on-primary`;

/** Checkbox cell. The checkbox takes the cell's focus, and the grid handles its presses. */
export function GridCheck({ label, checked, stop }: GridCheckProps) {
  const Icon = checked === 'indeterminate' ? Minus : Check;
  return (
    <span
      role="checkbox"
      aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
      aria-label={label}
      tabIndex={stop ? 0 : -1}
      data-column-index={0}
      className={checked === false ? EMPTY : TICKED}
    >
      {checked === false ? null : <Icon aria-hidden strokeWidth={3} className="size-3" />}
    </span>
  );
}
