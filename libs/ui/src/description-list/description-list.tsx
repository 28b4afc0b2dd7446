import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface Description {
  /** Name of the property. */
  term: ReactNode;
  /** Value of the property. */
  detail: ReactNode;
}

export interface DescriptionListProps {
  /** Properties in reading order, along the rows. */
  items: readonly Description[];
  /**
   * Number of columns on a wide screen; a phone has one.
   *
   * @default 3
   */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Layout classes, such as margin and width. */
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
        // Terms may be any node, so the index is the only key.
        <div key={index} className="min-w-0">
          <dt className="text-xs text-muted wrap-anywhere">{item.term}</dt>
          <dd className="mt-0.5 text-sm wrap-anywhere">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
