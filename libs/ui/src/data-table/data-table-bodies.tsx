import { type ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';

const SKELETON_ROWS = 6;
/** More bars carry no information, and a phone shows only the first of them. */
const SKELETON_BARS = 8;

/**
 * Skeleton rows with one label. Rendered below the scroll container, as all messages shown instead of rows: inside it,
 * a narrow screen would cut off content as wide as all columns.
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

/** Message shown instead of rows, as wide as the visible part. */
export function TableMessage({ children }: { children: ReactNode }) {
  return <div className="min-h-0 overflow-auto px-4">{children}</div>;
}

/** Progress line over the head while other rows load; the old rows stay readable. */
export function LoadingLine({ label }: { label: string }) {
  return (
    <div role="status" className="absolute inset-x-0 top-0 z-20 h-0.5 overflow-hidden bg-primary-8">
      <span className="sr-only">{label}</span>
      <span aria-hidden className="absolute inset-y-0 w-2/5 animate-indeterminate bg-primary" />
    </div>
  );
}
