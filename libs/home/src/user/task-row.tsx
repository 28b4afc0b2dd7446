import { Status, type StatusTone } from '@omics-portal/ui';
import { formatTime } from '@omics-portal/wording';
import type { ReactNode } from 'react';

export interface TaskRowProps {
  /** Name of the task, with or without a link. */
  readonly name: ReactNode;
  readonly tone: StatusTone;
  /** State or verdict in text. */
  readonly label: string;
  /** Start in milliseconds since the epoch. */
  readonly started: number | null | undefined;
}

/** Row of a panel for one task: its name, state and start. */
export function TaskRow({ name, tone, label, started }: TaskRowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      <Status tone={tone} label={label} />
      <span className="w-full text-xs text-muted tabular-nums">{formatTime(started)}</span>
    </li>
  );
}
