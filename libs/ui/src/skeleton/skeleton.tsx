import { cn } from '../cn/cn';

export interface SkeletonProps {
  /** Classes of size and shape, such as "h-40 w-full". */
  className?: string | undefined;
}

/**
 * Skeleton (loading placeholder): a grey shape of the coming content. Hidden from screen readers: label the whole,
 * once.
 */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <div
      aria-hidden
      data-slot="skeleton"
      className={cn(
        'h-4 animate-pulse rounded-control bg-neutral-soft motion-reduce:animate-none',
        className,
      )}
    />
  );
}

export interface SkeletonLinesProps {
  /** Number of lines. */
  lines: number;
  /** Announced text: what is loading. */
  label: string;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/4'] as const;

/** Skeleton of some lines of text, with one label for the wait. */
export function SkeletonLines({ lines, label, className }: SkeletonLinesProps) {
  return (
    <div role="status" className={cn('flex flex-col gap-3', className)}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={WIDTHS[index % WIDTHS.length]} />
      ))}
    </div>
  );
}
