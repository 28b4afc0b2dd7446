import { Inbox } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface EmptyStateProps {
  /** Short title, such as "No files". */
  title: string;
  /** Reason, or how to create items. */
  description?: ReactNode;
  /** Next action. */
  action?: ReactNode;
  /** Decorative; an empty tray by default. */
  icon?: ReactNode;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Empty state: says that there is nothing here, and what to do about it. */
export function EmptyState({ title, description, action, icon, className }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn('flex flex-col items-center px-4 py-10 text-center wrap-anywhere', className)}
    >
      <span aria-hidden className="mb-3 text-muted [&_svg]:size-9 [&_svg]:stroke-[1.25]">
        {icon ?? <Inbox />}
      </span>
      <p className="text-heading font-medium">{title}</p>
      {description ? <div className="mt-1 max-w-md text-sm text-muted">{description}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
