import { CircleCheck, CircleX, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { cn } from '../cn/cn';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  /** Icon and colours. */
  tone: NoticeTone;
  /** Short title. */
  title?: ReactNode;
  /** Details. */
  children?: ReactNode;
  /** Buttons or links below the text. */
  action?: ReactNode;
  /** Called by the close button; needs `closeLabel`. */
  onClose?: (() => void) | undefined;
  /** Accessible name of the close button. */
  closeLabel?: string | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Icon and colours of a tone; shared with the toasts. */
export const NOTICE_STYLES = {
  info: { icon: Info, box: 'border-info-line bg-info-soft', mark: 'text-info' },
  success: { icon: CircleCheck, box: 'border-success-line bg-success-soft', mark: 'text-success' },
  warning: { icon: TriangleAlert, box: 'border-warning-line bg-warning-soft', mark: 'text-warning' },
  danger: { icon: CircleX, box: 'border-danger-line bg-danger-soft', mark: 'text-danger' },
} satisfies Record<NoticeTone, { icon: LucideIcon; box: string; mark: string }>;

/**
 * Alert (inline message) within a page. Tone "danger" interrupts a screen reader; the others are announced politely.
 */
export function Alert({ tone, title, children, action, onClose, closeLabel, className }: AlertProps) {
  const { icon: Icon, box, mark } = NOTICE_STYLES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      data-slot="alert"
      className={cn('flex items-start gap-3 rounded-card border px-4 py-3 text-sm text-text', box, className)}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', mark)} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title ? <div className="font-medium">{title}</div> : null}
        {children}
        {action ? (
          <div className="mt-2 flex flex-wrap gap-2 *:max-w-full *:shrink *:whitespace-normal">{action}</div>
        ) : null}
      </div>
      {onClose && closeLabel ? (
        <IconButton label={closeLabel} icon={<X />} size="sm" className="-my-1 -me-1.5" onClick={onClose} />
      ) : null}
    </div>
  );
}
