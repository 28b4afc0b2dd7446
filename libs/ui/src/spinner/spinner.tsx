import { LoaderCircle } from 'lucide-react';
import { cn } from '../cn/cn';

export interface SpinnerProps {
  /** Announced text: what is loading. */
  label: string;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Spinner: a wait of unknown length. For content of known shape, use a skeleton. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role="status" data-slot="spinner" className="inline-flex items-center">
      <LoaderCircle aria-hidden className={cn('size-5 animate-spin text-primary-text', className)} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
