import { CloudAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn/cn';

export interface ErrorStateProps {
  /** Title: what failed to load. */
  title: string;
  /** Details, preferably the server's message. */
  message?: ReactNode;
  /** Label of the button. */
  retryLabel?: string | undefined;
  /** Called by the retry button; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Error state: replaces content that failed to load; the rest of the page keeps working. */
export function ErrorState({ title, message, retryLabel, onRetry, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      data-slot="error-state"
      className={cn('flex flex-col items-center px-4 py-10 text-center wrap-anywhere', className)}
    >
      <CloudAlert aria-hidden className="mb-3 size-9 stroke-[1.25] text-danger" />
      <p className="text-heading font-medium">{title}</p>
      {message ? <div className="mt-1 max-w-lg text-sm text-muted">{message}</div> : null}
      {onRetry && retryLabel ? (
        <Button className="mt-4" onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
