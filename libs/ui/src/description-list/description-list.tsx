import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface Description {
  /** The name of the fact. */
  term: ReactNode;
  /** The fact. */
  detail: ReactNode;
}

export interface DescriptionListProps {
  /** In the order in which they are read: along the rows. */
  items: readonly Description[];
  /**
   * On a wide screen; one column on a phone.
   *
   * @default 3
   */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

const COLUMNS = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

/** Description list (key-value list): properties of one thing, each under its name. */
export function DescriptionList({ items, columns = 3, className }: DescriptionListProps) {
  return (
    <dl
      data-slot="description-list"
      className={cn('grid grid-cols-1 gap-x-6 gap-y-3', COLUMNS[columns], className)}
    >
      {items.map((item, index) => (
        // The list is drawn anew as a whole; terms may be any node, so the place is the only key there is.
        <div key={index} className="min-w-0">
          <dt className="text-xs text-muted wrap-anywhere">{item.term}</dt>
          <dd className="mt-0.5 text-sm wrap-anywhere">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
