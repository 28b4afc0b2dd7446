import { ChevronRight } from 'lucide-react';
import { cn } from '../cn/cn';

export interface BreadcrumbItem {
  /** Title of the page. */
  label: string;
  /** URL of the page; omitted for plain text. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Pages from the root to the current one, which is last. */
  items: readonly BreadcrumbItem[];
}

/** Breadcrumb: links to the parents of the current page. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav data-slot="breadcrumb" aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${index}-${item.label}`} className="flex min-w-0 items-center gap-1">
              {index > 0 ? <ChevronRight aria-hidden className="size-3.5 shrink-0 rtl:rotate-180" /> : null}
              {item.href !== undefined && !last ? (
                <a
                  href={item.href}
                  className="relative min-w-0 rounded-xs py-0.5 wrap-anywhere before:absolute before:inset-0 hover:text-primary-text hover:underline pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-2.5"
                >
                  {item.label}
                </a>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
                  className={cn('min-w-0 wrap-anywhere', last && 'text-text')}
                >
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
