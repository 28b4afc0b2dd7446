/** What a reader does to go elsewhere: from then on the page is theirs. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How long a page may take to become as long as it was, in milliseconds. */
const PATIENCE = 8000;

/** Where a page is scrolled to, and what a reader does to it. */
export type ScrolledPage = Pick<Window, 'scrollTo' | 'scrollY' | 'addEventListener' | 'removeEventListener'>;

/** A page on its way to the place where it was left. */
export interface HeldPlace {
  /** Gives up; answers the place to remember: the wanted one if the page is still on its way there, else where it is now. */
  leave(): number;
}

/**
 * Scrolls a page to `top` pixels. A page whose panels still load is not yet as long as it was and stops short of the place:
 * it is tried again each time the page grows, until it is there, a reader takes the page in hand, or some seconds are over.
 */
export function holdPlace(page: ScrolledPage, body: Element, top: number): HeldPlace {
  let isOnItsWay = true;
  const stop = () => {
    isOnItsWay = false;
    growth.disconnect();
    clearTimeout(patience);
    HANDS.forEach((hand) => page.removeEventListener(hand, stop));
  };
  const tryAgain = () => {
    page.scrollTo(0, top);
    if (Math.abs(page.scrollY - top) <= 1) {
      stop();
    }
  };
  const growth = new ResizeObserver(tryAgain);
  const patience = setTimeout(stop, PATIENCE);
  growth.observe(body);
  HANDS.forEach((hand) => page.addEventListener(hand, stop, { passive: true }));
  tryAgain();
  return {
    leave: () => {
      const place = isOnItsWay ? top : page.scrollY;
      stop();
      return place;
    },
  };
}
