import { LoaderCircle } from 'lucide-react';
import { cn } from '../cn/cn';

export interface SpinnerProps {
  /** What is being waited for; read to screen readers. */
  label: string;
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

/** A wait of unknown length. For a wait whose shape is known, use a skeleton. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role="status" data-slot="spinner" className="inline-flex items-center">
      <LoaderCircle aria-hidden className={cn('size-5 animate-spin text-primary-text', className)} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
