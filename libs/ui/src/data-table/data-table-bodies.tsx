import { type ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';

const SKELETON_ROWS = 6;

/** The shape of rows that are on their way, with one label for all of them. */
export function SkeletonBody({ columns, label }: { columns: number; label: string }) {
  return (
    <tbody>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_cell, column) => (
            <td key={column} className="border-b border-border px-4 py-3">
              {row === 0 && column === 0 ? (
                <span role="status" className="sr-only">
                  {label}
                </span>
              ) : null}
              <Skeleton className={column % 3 === 1 ? 'w-2/3' : 'w-4/5'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** One cell as wide as the table. */
export function EmptyBody({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <td colSpan={columns} className="px-4">
          {children}
        </td>
      </tr>
    </tbody>
  );
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
