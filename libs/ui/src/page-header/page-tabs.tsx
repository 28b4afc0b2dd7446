import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface PageTab {
  /** Tells it from its neighbours. */
  key: string;
  /** The page's name. */
  label: ReactNode;
  /** Where the page is. */
  href: string;
  /**
   * This is the page that is shown.
   *
   * @default false
   */
  current?: boolean | undefined;
  /** A count or a mark after the label. */
  badge?: ReactNode;
}

export interface PageTabsProps {
  /** Names the navigation. */
  label: string;
  /** In the order in which they stand. */
  items: readonly PageTab[];
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

/** Links between pages, looking like tabs. Each is an address of its own: it can be opened elsewhere and gone back to. */
export function PageTabs({ label, items, className }: PageTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex gap-1 overflow-x-auto border-b border-border [scrollbar-width:thin]">
        {items.map((item) => (
          <li key={item.key} className="shrink-0">
            <a
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-sm text-muted transition-colors duration-(--motion-fast) hover:text-text focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
                item.current && 'border-primary-text font-medium text-primary-text hover:text-primary-text',
              )}
            >
              {item.label}
              {item.badge === undefined ? null : (
                <span className="text-xs text-muted tabular-nums">{item.badge}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
