import { cn } from '@omics-portal/ui';
import { formatDateTime, formatTime, isMoment } from './format-time';

export interface MomentProps {
  /** Milliseconds since the Unix epoch; invalid values are shown as missing. */
  readonly ms: number | null | undefined;
  /** Classes for colour and size. */
  readonly className?: string | undefined;
}

/** Time to the minute, in UTC+8. Hover shows the seconds, for comparison with the lines of a log. */
export function Moment({ ms, className }: MomentProps) {
  const styles = cn('whitespace-nowrap tabular-nums', className);
  return isMoment(ms) ? (
    <time dateTime={new Date(ms).toISOString()} title={formatDateTime(ms)} className={styles}>
      {formatTime(ms)}
    </time>
  ) : (
    <span className={styles}>{formatTime(ms)}</span>
  );
}
