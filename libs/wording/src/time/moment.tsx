import { cn } from '@omics-portal/ui';
import { formatDateTime, formatTime, isMoment } from './format-time';

export interface MomentProps {
  /** Milliseconds since the Unix epoch; anything that is no date is shown as missing. */
  readonly ms: number | null | undefined;
  /** For colour and size. */
  readonly className?: string | undefined;
}

/** A moment to the minute, in UTC+8. Pointing at it shows the second, to compare with the lines of a log. */
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
