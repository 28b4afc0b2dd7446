import { useId, type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface SegmentedOption {
  /** Unique in its group. */
  value: string;
  /** Label of the option. */
  label: ReactNode;
  /** Count after the label, in muted text. */
  count?: number | undefined;
}

export interface SegmentedControlProps {
  /** Accessible name of the group. */
  label: string;
  /** Value of the chosen option. */
  value: string;
  /** Called with the option chosen by a press or an arrow key. */
  onValueChange: (value: string) => void;
  /** In display order. */
  options: readonly SegmentedOption[];
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Segmented control (toggle group): one of a few views, implemented with native radio buttons. */
export function SegmentedControl({ label, value, onValueChange, options, className }: SegmentedControlProps) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      data-slot="segmented-control"
      aria-label={label}
      className={cn(
        'inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-border bg-sunken p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-7 items-center gap-1.5 rounded-[calc(var(--radius-control)-2px)] border border-transparent px-3 text-sm text-muted transition-colors duration-(--motion-fast) hover:text-text has-checked:border-border has-checked:bg-raised has-checked:font-medium has-checked:text-text has-checked:shadow-card colour-weak:has-checked:underline pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute -inset-px m-0 appearance-none rounded-[inherit]"
          />
          {option.label}
          {option.count === undefined ? null : (
            <span className="text-xs font-normal text-muted tabular-nums">{option.count}</span>
          )}
        </label>
      ))}
    </div>
  );
}
