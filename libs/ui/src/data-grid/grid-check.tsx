import { Check, Minus } from 'lucide-react';
import { type PageSelection } from '../data-table/selection';

interface GridCheckProps {
  label: string;
  checked: PageSelection;
  stop: boolean;
  /** True for the checkbox of all rows where there are none. */
  disabled?: boolean;
}

const BOX = 'relative inline-flex size-4 shrink-0 items-center justify-center rounded-xs border';
const EMPTY = `${BOX} cursor-pointer border-strong bg-surface hover:border-primary-text`;
const DISABLED = `${BOX} cursor-default border-strong bg-surface opacity-40`;
const TICKED = `${BOX} cursor-pointer border-primary-text bg-primary text-on-primary`;

/** Checkbox cell. The checkbox takes the cell's focus, and the grid handles its presses. */
export function GridCheck({ label, checked, stop, disabled = false }: GridCheckProps) {
  const Icon = checked === 'indeterminate' ? Minus : Check;
  return (
    <span
      role="checkbox"
      aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
      aria-disabled={disabled || undefined}
      aria-label={label}
      tabIndex={stop ? 0 : -1}
      data-column-index={0}
      className={disabled ? DISABLED : checked === false ? EMPTY : TICKED}
    >
      {checked === false ? null : <Icon aria-hidden strokeWidth={3} className="size-3" />}
    </span>
  );
}
