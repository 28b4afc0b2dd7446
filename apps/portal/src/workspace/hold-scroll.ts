/** Events by which a user scrolls: they end the restoration. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Time limit of the restoration, in milliseconds. */
const TIMEOUT_MS = 8000;

/** Scroll position and events of a page. */
export type ScrolledPage = Pick<Window, 'scrollTo' | 'scrollY' | 'addEventListener' | 'removeEventListener'>;

/** Scroll restoration in progress. */
export interface HeldScroll {
  /** Ends it. Returns the position to store: the target if it was not reached yet, else the current position. */
  leave(): number;
}

/**
 * Restores a scroll position in pixels. While panels load, the page may be too short: the scroll is repeated each time the
 * page grows, until the position is reached, the user scrolls, or the time limit has passed.
 */
export function holdScroll(page: ScrolledPage, body: Element, top: number): HeldScroll {
  let isPending = true;
  const stop = () => {
    isPending = false;
    growth.disconnect();
    clearTimeout(timeout);
    USER_EVENTS.forEach((event) => page.removeEventListener(event, stop));
  };
  const tryAgain = () => {
    page.scrollTo(0, top);
    if (Math.abs(page.scrollY - top) <= 1) {
      stop();
    }
  };
  const growth = new ResizeObserver(tryAgain);
  const timeout = setTimeout(stop, TIMEOUT_MS);
  growth.observe(body);
  USER_EVENTS.forEach((event) => page.addEventListener(event, stop, { passive: true }));
  tryAgain();
  return {
    leave: () => {
      const position = isPending ? top : page.scrollY;
      stop();
      return position;
    },
  };
}
