import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/icon-button';
import { cn } from '../cn/cn';
import { Select } from '../select/select';
import { pageWindow } from './page-window';

export interface PaginationLabels {
  /** Accessible name of the navigation. */
  nav: string;
  /** Accessible name of the previous button. */
  previous: string;
  /** Accessible name of the next button. */
  next: string;
  /** Label of the page size select. */
  pageSize: string;
  /** "1-10 of 90" in the language of the page. */
  range: (from: number, to: number, total: number) => string;
  /** Accessible name of a page button. */
  page: (page: number) => string;
  /** Page number as displayed: "14,743". */
  pageNumber: (page: number) => string;
}

export interface PaginationProps {
  /** Page number from 1. */
  page: number;
  /** Rows per page, 10 by default. */
  pageSize: number;
  /** Total number of rows. */
  total: number;
  /**
   * Available page sizes: 10, 25, 50 and 100 by default.
   *
   * @default 10, 25, 50, 100
   */
  pageSizes?: readonly number[] | undefined;
  /** Called with the requested page and size. */
  onChange: (next: { page: number; pageSize: number }) => void;
  /** All labels. */
  labels: PaginationLabels;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

const PAGE_SIZES = [10, 25, 50, 100] as const;

/** Pagination of a list that a server pages. A new page size keeps the first row of the current page visible. */
export function Pagination({
  page,
  pageSize,
  total,
  pageSizes = PAGE_SIZES,
  onChange,
  labels,
  className,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((a, b) => a - b);
  const goTo = (next: number) => onChange({ page: next, pageSize });
  const resize = (size: string) =>
    onChange({ page: Math.floor(Math.max(0, from - 1) / Number(size)) + 1, pageSize: Number(size) });
  return (
    <nav
      data-slot="pagination"
      aria-label={labels.nav}
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm', className)}
    >
      <p className="text-muted tabular-nums" aria-live="polite">
        {labels.range(from, Math.min(total, page * pageSize), total)}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton
          label={labels.previous}
          icon={<ChevronLeft className="rtl:rotate-180" />}
          size="sm"
          disabled={page <= 1}
          onClick={() => goTo(page - 1)}
        />
        <PageButtons page={page} pages={pages} labels={labels} onSelect={goTo} />
        <IconButton
          label={labels.next}
          icon={<ChevronRight className="rtl:rotate-180" />}
          size="sm"
          disabled={page >= pages}
          onClick={() => goTo(page + 1)}
        />
        <Select
          aria-label={labels.pageSize}
          size="sm"
          className="ms-2 w-18"
          value={String(pageSize)}
          onValueChange={resize}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        />
      </div>
    </nav>
  );
}

interface PageButtonsProps {
  page: number;
  pages: number;
  labels: Pick<PaginationLabels, 'page' | 'pageNumber'>;
  onSelect: (page: number) => void;
}

function PageButtons({ page, pages, labels, onSelect }: PageButtonsProps) {
  return pageWindow(page, pages).map((slot) =>
    typeof slot === 'number' ? (
      <button
        key={slot}
        type="button"
        aria-label={labels.page(slot)}
        aria-current={slot === page ? 'page' : undefined}
        onClick={() => onSelect(slot)}
        className="min-h-7 min-w-7 rounded-control border border-transparent px-1.5 text-xs tabular-nums hover:bg-sunken aria-[current]:border-primary-text aria-[current]:font-semibold aria-[current]:text-primary-text dark:hover:bg-neutral-soft pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        {labels.pageNumber(slot)}
      </button>
    ) : (
      <span key={slot} aria-hidden className="px-1 text-muted">
        …
      </span>
    ),
  );
}
