import { useEffect, useState, type Ref } from 'react';
import { Button } from '../button/button';
import { ButtonLink } from '../button/button-link';
import { cn } from '../cn/cn';
import { ErrorState } from '../error-state/error-state';
import { Spinner } from '../spinner/spinner';

export interface EmbeddedFrameProps {
  /** URL; the caller checks it against the allowed origins. */
  src: string;
  /** Accessible name of the frame. */
  title: string;
  /** `sandbox` attribute; by default scripts in their own origin, without access to this window. */
  sandbox?: string | undefined;
  /** Frame element, for messages to its page. */
  frameRef?: Ref<HTMLIFrameElement> | undefined;
  /** Milliseconds until the timeout message. A frame that loads later is still shown. */
  timeoutMs?: number | undefined;
  /** Messages while loading and after the timeout, and labels of the two actions. */
  labels: { loading: string; timedOut: string; retry: string; openInNewWindow: string };
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

const PATIENCE = 20_000;
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';

/**
 * Embedded frame (iframe): another site's page within ours, with a spinner while it loads and a link to it when it
 * fails.
 */
export function EmbeddedFrame({ src, className, ...props }: EmbeddedFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <div
      data-slot="embedded-frame"
      className={cn(
        'relative h-[70dvh] min-h-80 overflow-hidden rounded-card border border-border bg-surface',
        className,
      )}
    >
      <FrameAttempt key={`${attempt}-${src}`} src={src} {...props} onRetry={() => setAttempt(attempt + 1)} />
    </div>
  );
}

interface FrameAttemptProps extends Omit<EmbeddedFrameProps, 'className'> {
  onRetry: () => void;
}

function FrameAttempt({
  src,
  title,
  sandbox = SANDBOX,
  timeoutMs = PATIENCE,
  frameRef,
  labels,
  onRetry,
}: FrameAttemptProps) {
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs]);
  return (
    <>
      <iframe
        ref={frameRef}
        src={src}
        title={title}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        onLoad={() => setState('loaded')}
        className={cn('size-full border-0', state !== 'loaded' && 'invisible')}
      />
      {state === 'loading' ? (
        <div className="absolute inset-0 flex items-center justify-center">
          <Spinner label={labels.loading} className="size-7" />
        </div>
      ) : null}
      {state === 'late' ? (
        <div className="absolute inset-0 flex flex-col items-center justify-center">
          <ErrorState title={labels.timedOut} className="py-0" />
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            <Button onClick={onRetry}>{labels.retry}</Button>
            <ButtonLink href={src} target="_blank" rel="noopener noreferrer" variant="ghost">
              {labels.openInNewWindow}
            </ButtonLink>
          </div>
        </div>
      ) : null}
    </>
  );
}
