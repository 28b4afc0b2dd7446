import { cn } from '@omics-portal/ui';
import { type ReactNode } from 'react';

export interface StandingNoticeProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  tone: 'info' | 'warning';
}

/**
 * Persistent notice at the lower edge of the window. It takes part in the layout at the end of the page, so that it covers
 * no content, and it is part of the first load, because it is needed when nothing can be loaded.
 */
export function StandingNotice({ icon, title, children, actions, tone }: StandingNoticeProps) {
  return (
    <div
      data-slot="standing-notice"
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-(--page-gutter) py-2.5 text-sm text-text [&>svg]:size-4 [&>svg]:shrink-0',
        tone === 'warning'
          ? 'border-warning-line bg-warning-soft [&>svg]:text-warning'
          : 'border-info-line bg-info-soft [&>svg]:text-info',
      )}
    >
      {icon}
      <p className="min-w-0 flex-1 basis-64">
        <span className="font-medium">{title}</span> {children}
      </p>
      {actions ? <span className="flex flex-wrap gap-2">{actions}</span> : null}
    </div>
  );
}
