import { type ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';

const SKELETON_ROWS = 6;
/** More bars than this say nothing more, and on a phone only the first of them fit. */
const SKELETON_BARS = 8;

/**
 * The shape of rows that are on their way, with one label for all of them. Like all that stands in place of rows it lies
 * below the part that scrolls: in it, a narrow screen would show a cut of what is as wide as all columns.
 */
export function SkeletonRows({ columns, label }: { columns: number; label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} aria-hidden className="flex gap-8 border-b border-border px-4 py-3 last:border-b-0">
          {Array.from({ length: Math.min(columns, SKELETON_BARS) }, (_bar, column) => (
            <div key={column} className="min-w-0 flex-1 max-sm:nth-[n+4]:hidden">
              <Skeleton className={column % 3 === 1 ? 'w-2/3' : 'w-4/5'} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What is said in place of rows, as wide as what is in sight. */
export function TableMessage({ children }: { children: ReactNode }) {
  return <div className="min-h-0 overflow-auto px-4">{children}</div>;
}

/** A moving line over the head while other rows are on their way; the old ones stay and can be read. */
export function LoadingLine({ label }: { label: string }) {
  return (
    <div role="status" className="absolute inset-x-0 top-0 z-20 h-0.5 overflow-hidden bg-primary-8">
      <span className="sr-only">{label}</span>
      <span aria-hidden className="absolute inset-y-0 w-2/5 animate-indeterminate bg-primary" />
    </div>
  );
}
