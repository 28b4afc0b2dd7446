import { type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { PageTabs, type PageTab } from './page-tabs';

export interface PageHeaderProps {
  /** The page's name, as its h1. */
  title: ReactNode;
  /** What can be done or found here, in a sentence. */
  description?: ReactNode;
  /** Buttons at the end of the title's row. */
  actions?: ReactNode;
  /** A SearchBox over everything on the page. On a wide window it stands in the title's row, on a narrow one below. */
  search?: ReactNode;
  /** The pages that belong together under this head; one of them is this one. */
  tabs?: { label: string; items: readonly PageTab[] } | undefined;
  /** Below the title: figures, facts, views of one page as Tabs. */
  children?: ReactNode;
  /** For its place among others: margin, width. */
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
          <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full">
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
