import {
  Archive,
  CircleCheck,
  CircleDashed,
  CirclePlay,
  CircleX,
  Trash2,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { cn } from '../cn/cn';

export type StatusTone = 'active' | 'success' | 'exception' | 'aborted' | 'deleted' | 'pending' | 'warning';

const LOOKS = {
  active: { icon: CirclePlay, colour: 'text-primary-text' },
  success: { icon: CircleCheck, colour: 'text-success' },
  exception: { icon: CircleX, colour: 'text-danger' },
  aborted: { icon: Archive, colour: 'text-muted' },
  deleted: { icon: Trash2, colour: 'text-muted' },
  pending: { icon: CircleDashed, colour: 'text-info' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
} satisfies Record<StatusTone, { icon: LucideIcon; colour: string }>;

export interface StatusProps {
  tone: StatusTone;
  /** The state in words; the icon and the colour only repeat it. */
  label: string;
  className?: string | undefined;
}

/** How something is, by icon, word and colour together. */
export function Status({ tone, label, className }: StatusProps) {
  const { icon: Icon, colour } = LOOKS[tone];
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
