import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface StatisticProps {
  /** Label above the number. */
  label: string;
  /** Number with its unit, formatted. */
  value: ReactNode;
  /** Remark below: a range, a source. */
  hint?: ReactNode;
  /** URL of the source; makes it a link. */
  href?: string | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Statistic (key figure): one number, with its label above and a remark below. */
export function Statistic({ label, value, hint, href, className }: StatisticProps) {
  const content = (
    <>
      <span className="block text-sm text-muted">{label}</span>
      <span className="mt-1 block text-figure font-semibold tabular-nums">{value}</span>
      {hint ? <span className="mt-1 block text-xs text-muted">{hint}</span> : null}
    </>
  );
  const styles = cn('block min-w-0 wrap-anywhere', className);
  return href === undefined ? (
    <div data-slot="statistic" className={styles}>
      {content}
    </div>
  ) : (
    <a data-slot="statistic" href={href} className={cn(styles, 'rounded-control hover:text-primary-text')}>
      {content}
    </a>
  );
}
