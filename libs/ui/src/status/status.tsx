import { cn } from '../cn/cn';
import { STATUS_STYLES, type StatusTone } from './status-styles';

export interface StatusProps {
  /** Decides icon and colour. */
  tone: StatusTone;
  /** The state in words; the icon and the colour only repeat it. */
  label: string;
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

/** Status: a state by icon, word and colour together. */
export function Status({ tone, label, className }: StatusProps) {
  const { icon: Icon, colour } = STATUS_STYLES[tone];
  return (
    <span
      data-slot="status"
      data-tone={tone}
      className={cn('inline-flex items-center gap-1.5 text-sm whitespace-nowrap', colour, className)}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </span>
  );
}
