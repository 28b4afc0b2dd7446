import { RadioGroup as Primitive } from 'radix-ui';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface SegmentedOption {
  /** Unique in its group. */
  value: string;
  /** The words on it. */
  label: ReactNode;
  /** Shown after the label in a quieter voice. */
  count?: number | undefined;
}

export interface SegmentedControlProps {
  /** The accessible name of the group. */
  label: string;
  /** The chosen one. */
  value: string;
  /** Called with the one that was pressed, or reached by an arrow. */
  onValueChange: (value: string) => void;
  /** In the order in which they stand. */
  options: readonly SegmentedOption[];
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

/** A switch between a few views of the same thing; a radio group to the keyboard and to screen readers. */
export function SegmentedControl({ label, value, onValueChange, options, className }: SegmentedControlProps) {
  return (
    <Primitive.Root
      data-slot="segmented-control"
      aria-label={label}
      value={value}
      onValueChange={onValueChange}
      className={cn(
        'inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-border bg-sunken p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <Primitive.Item
          key={option.value}
          value={option.value}
          className="inline-flex min-h-7 items-center gap-1.5 rounded-[calc(var(--radius-control)-2px)] border border-transparent px-3 text-sm text-muted transition-colors duration-(--motion-fast) hover:text-text data-[state=checked]:border-border data-[state=checked]:bg-raised data-[state=checked]:font-medium data-[state=checked]:text-text data-[state=checked]:shadow-card colour-weak:data-[state=checked]:underline pointer-coarse:min-h-11"
        >
          {option.label}
          {option.count === undefined ? null : (
            <span className="text-xs font-normal text-muted tabular-nums">{option.count}</span>
          )}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
