import { Circle } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { Skeleton } from '../skeleton/skeleton';
import { STATUS_STYLES, type StatusTone } from '../status/status-styles';

export interface TimelineItem {
  /** Unique in its list. */
  key: string;
  /** Event, understandable without its icon. */
  title: ReactNode;
  /** Details, in muted text. */
  description?: ReactNode;
  /** Time as displayed. */
  time?: string | undefined;
  /** Machine-readable time: an ISO date and time. */
  dateTime?: string | undefined;
  /** Icon and colour; without it, a plain dot. */
  tone?: StatusTone | undefined;
  /**
   * Marks the current entry.
   *
   * @default false
   */
  current?: boolean | undefined;
}

export interface TimelineProps {
  /** Accessible name of the list. */
  label: string;
  /** Events in reading order. */
  items: readonly TimelineItem[];
  /**
   * Shows skeleton entries instead.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** Announced while it loads. */
  loadingLabel?: string | undefined;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

const PLAIN = { icon: Circle, colour: 'text-muted' };
const BAR_WIDTHS = ['w-1/2', 'w-2/3', 'w-2/5'] as const;

/** Timeline: events in order. */
export function Timeline({ label, items, loading, loadingLabel, empty, className }: TimelineProps) {
  if (loading) {
    return (
      <div role="status" className={cn('flex flex-col gap-6', className)}>
        <span className="sr-only">{loadingLabel}</span>
        {BAR_WIDTHS.map((width) => (
          <div key={width} className="flex items-start gap-3">
            <Skeleton className="size-4 rounded-full" />
            <Skeleton className={width} />
          </div>
        ))}
      </div>
    );
  }
  if (items.length === 0) {
    return empty ?? null;
  }
  return (
    <ol data-slot="timeline" aria-label={label} className={className}>
      {items.map((item) => (
        <TimelineEntry key={item.key} item={item} />
      ))}
    </ol>
  );
}

function TimelineEntry({
  item: { title, description, time, dateTime, tone, current },
}: {
  item: TimelineItem;
}) {
  const { icon: Icon, colour } = tone ? STATUS_STYLES[tone] : PLAIN;
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className="relative flex gap-3 pb-5 last:pb-0 not-last:before:absolute not-last:before:start-2 not-last:before:top-6 not-last:before:bottom-0 not-last:before:w-px not-last:before:bg-neutral-line"
    >
      <Icon aria-hidden className={cn('mt-0.75 size-4 shrink-0', colour, current && 'stroke-[2.5]')} />
      <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-4">
        <div className="min-w-0 flex-1">
          <div className={cn('text-sm wrap-anywhere', current ? 'font-semibold' : 'font-medium')}>
            {title}
          </div>
          {description ? <div className="mt-0.5 text-sm text-muted wrap-anywhere">{description}</div> : null}
        </div>
        {time ? (
          <time dateTime={dateTime} className="block shrink-0 text-xs text-muted tabular-nums max-sm:mt-0.5">
            {time}
          </time>
        ) : null}
      </div>
    </li>
  );
}
