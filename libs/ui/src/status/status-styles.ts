import {
  Archive,
  CircleCheck,
  CirclePlay,
  CircleX,
  Clock,
  Trash2,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';

export type StatusTone = 'active' | 'success' | 'exception' | 'aborted' | 'deleted' | 'pending' | 'warning';

/** Icon and colour of each state, shared by all components. */
export const STATUS_STYLES = {
  active: { icon: CirclePlay, colour: 'text-primary-text' },
  success: { icon: CircleCheck, colour: 'text-success' },
  exception: { icon: CircleX, colour: 'text-danger' },
  aborted: { icon: Archive, colour: 'text-muted' },
  deleted: { icon: Trash2, colour: 'text-muted' },
  pending: { icon: Clock, colour: 'text-info' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
} satisfies Record<StatusTone, { icon: LucideIcon; colour: string }>;
