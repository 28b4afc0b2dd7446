import { cn } from '../cn/cn';
import { STATUS_STYLES, type StatusTone } from './status-styles';

export interface StatusProps {
  /** Icon and colour. */
  tone: StatusTone;
  /** State in text; icon and colour only repeat it. */
  label: string;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Status: a state by icon, label and colour. */
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
