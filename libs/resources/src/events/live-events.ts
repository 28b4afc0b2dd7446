import type { QueryClient } from '@tanstack/react-query';
import { followEvents } from './follow-events';

/** Live event stream shared by all screens of a page. Shaped for `useSyncExternalStore`. */
export interface LiveEvents {
  /** Keeps the stream open until the returned function is called. `listener` is called when `isOpen` changes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** True while the stream is open. While it is not, screens rely on polling. */
  readonly isOpen: () => boolean;
}

/**
 * Creates the live events of a page. The stream is open while a screen subscribes and the page is visible: a browser
 * allows six connections to a host over HTTP/1.1, which streams of hidden tabs would use up. A stream that opens after a
 * time without one refetches everything.
 */
export function createLiveEvents(
  queryClient: QueryClient,
  openEvents: (signal: AbortSignal) => Promise<Response>,
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
): LiveEvents {
  const listeners = new Set<() => void>();
  let stream: AbortController | null = null;
  let open = false;
  // Whether events may have been missed: there was a time without a stream.
  let missedEvents = false;

  const onOpenChange = (next: boolean) => {
    if (open !== next) {
      open = next;
      listeners.forEach((listener) => listener());
    }
  };
  const update = () => {
    const isNeeded = listeners.size > 0 && page.visibilityState === 'visible';
    if (isNeeded && !stream) {
      stream = new AbortController();
      void followEvents(queryClient, openEvents, { signal: stream.signal, missedEvents, onOpenChange });
    } else if (!isNeeded) {
      missedEvents = true;
      stream?.abort();
      stream = null;
      onOpenChange(false);
    }
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        page.addEventListener('visibilitychange', update);
      }
      update();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          page.removeEventListener('visibilitychange', update);
        }
        update();
      };
    },
    isOpen: () => open,
  };
}
