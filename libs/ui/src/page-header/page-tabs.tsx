import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface PageTab {
  /** Unique key of the tab. */
  key: string;
  /** Label of the page. */
  label: ReactNode;
  /** URL of the page. */
  href: string;
  /**
   * Marks the current page.
   *
   * @default false
   */
  current?: boolean | undefined;
  /** Count or mark after the label. */
  badge?: ReactNode;
}

export interface PageTabsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** In display order. */
  items: readonly PageTab[];
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Page navigation styled as tabs. Each item is a link with its own URL. */
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
