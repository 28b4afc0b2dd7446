import { X } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { NOTICE_STYLES, type NoticeTone } from '../alert/alert';
import { IconButton } from '../button/icon-button';
import { cn } from '../cn/cn';

export interface NotificationProps {
  /** Icon and its colour; "danger" interrupts a screen reader, others are announced politely. */
  tone: NoticeTone;
  /** Title. */
  title: string;
  /** Details and remedy. */
  children?: ReactNode;
  /** Time as displayed. */
  time?: string | undefined;
  /** Machine-readable time: an ISO date and time. */
  dateTime?: string | undefined;
  /** Buttons or links, the main one last. */
  actions?: ReactNode;
  /** Called by the close button, and by Escape while focus is within. */
  onClose?: (() => void) | undefined;
  /** Accessible name of the close button; without it there is none. */
  closeLabel?: string | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/**
 * Notification: a message that stays until the user responds. For a passing message, use `notify`; for one within a
 * page, Alert.
 */
export function Notification({
  tone,
  title,
  children,
  time,
  dateTime,
  actions,
  onClose,
  closeLabel,
  className,
}: NotificationProps) {
  const id = useId();
  const { icon: Icon, mark } = NOTICE_STYLES[tone];
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onClose) {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape within it, as its close button
    <section
      data-slot="notification"
      aria-labelledby={id}
      onKeyDown={closeByEscape}
      className={cn(
        'flex w-full max-w-md min-w-0 items-start gap-3 rounded-card border border-border bg-raised p-4 text-sm text-text shadow-overlay',
        className,
      )}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <div role={tone === 'danger' ? 'alert' : 'status'}>
          <p id={id} className="text-heading font-semibold">
            {title}
          </p>
          {children ? <div className="mt-1 text-muted">{children}</div> : null}
        </div>
        {time ? (
          <time dateTime={dateTime} className="mt-1 block text-xs text-muted tabular-nums">
            {time}
          </time>
        ) : null}
        {actions ? <div className="mt-3 flex flex-wrap justify-end gap-2">{actions}</div> : null}
      </div>
      {onClose && closeLabel ? (
        <IconButton label={closeLabel} icon={<X />} size="sm" className="-my-1 -me-1.5" onClick={onClose} />
      ) : null}
    </section>
  );
}
