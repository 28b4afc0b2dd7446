import { cn } from '../cn/cn';
import { type Tone } from '../tag/tag';

export interface BadgeProps {
  /** Number to show; more than 99 as 99+, unless `text` says otherwise. */
  count: number;
  /** Text shown instead of the number, when the exact value matters. */
  text?: string | undefined;
  /**
   * Colour; the label carries the meaning.
   *
   * @default neutral
   */
  tone?: Tone | undefined;
  /** Accessible text including the number, read instead of the bare number. */
  label: string;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

const TONES = {
  neutral: 'bg-neutral-soft text-text',
  primary: 'bg-primary text-on-primary',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-fill text-on-danger',
  info: 'bg-info-soft text-info',
} satisfies Record<Tone, string>;

const MAX_COUNT = 99;

/** Badge (counter): a number at a corner or after a label. More than 99 shows as 99+. */
export function Badge({ count, text, tone = 'neutral', label, className }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      className={cn(
        'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1.5 text-[0.6875rem] font-semibold tabular-nums',
        TONES[tone],
        className,
      )}
    >
      <span aria-hidden>{text ?? (count > MAX_COUNT ? `${MAX_COUNT}+` : count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
