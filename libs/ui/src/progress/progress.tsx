import { cn } from '../cn/cn';

export interface ProgressProps {
  /** 0 to 100; null for an indeterminate bar. */
  value: number | null;
  /** Name of the task. */
  label: string;
  /**
   * Colour; also state the outcome in text.
   *
   * @default primary
   */
  tone?: 'primary' | 'success' | 'warning' | 'danger' | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

const FILLS = {
  primary: 'bg-primary',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} as const;

/** Progress bar: the completed share of a task, or an indeterminate one. */
export function Progress({ value, label, tone = 'primary', className }: ProgressProps) {
  const bounded = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      data-slot="progress"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(bounded === null ? {} : { 'aria-valuenow': bounded, 'aria-valuetext': `${Math.round(bounded)}%` })}
      className={cn('relative h-2 w-full min-w-16 overflow-hidden rounded-full bg-neutral-soft', className)}
    >
      <div
        className={cn(
          'absolute inset-y-0 start-0 rounded-full transition-[width] duration-(--motion-normal)',
          FILLS[tone],
          bounded === null && 'w-2/5 animate-indeterminate',
        )}
        {...(bounded === null ? {} : { style: { width: `${bounded}%` } })}
      />
    </div>
  );
}
