import { type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { PageTabs, type PageTab } from './page-tabs';

export interface PageHeaderProps {
  /** Title of the page, its h1. */
  title: ReactNode;
  /** One-sentence description of the page. */
  description?: ReactNode;
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  /** SearchBox for the content of the page. On a wide window it is in the title row, on a narrow one below. */
  search?: ReactNode;
  /** Navigation between sibling pages, including the current one. */
  tabs?: { label: string; items: readonly PageTab[] } | undefined;
  /** Content below the title: figures, facts, or Tabs. */
  children?: ReactNode;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Page header with the page's only h1. */
export function PageHeader({
  title,
  description,
  actions,
  search,
  tabs,
  children,
  className,
}: PageHeaderProps) {
  return (
    <header data-slot="page-header" className={cn('mb-5', className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-title font-semibold wrap-anywhere">{title}</h1>
          {description ? <div className="mt-1 max-w-3xl text-sm text-muted">{description}</div> : null}
        </div>
        {actions || search ? (
          <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full print:hidden">
            {search ? <div className="w-full min-w-0 sm:w-72">{search}</div> : null}
            {actions}
          </div>
        ) : null}
      </div>
      {children ? <div className="mt-4">{children}</div> : null}
      {tabs ? <PageTabs className="mt-3" {...tabs} /> : null}
    </header>
  );
}
