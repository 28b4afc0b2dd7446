import type { Cart } from '@omics-portal/datasets';

/**
 * Asks before the page goes while a change of the cart is not yet kept: a hundred thousand files take the browser's
 * database some seconds. Returns the way to stop.
 */
export function guardCart(
  cart: Pick<Cart, 'settled' | 'subscribe'>,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  let change = 0;
  let kept = 0;
  const ask = (event: Event) => {
    if (kept < change) {
      event.preventDefault();
    }
  };
  const stop = cart.subscribe(() => {
    change += 1;
    const upTo = change;
    void cart.settled().then(() => {
      kept = Math.max(kept, upTo);
    });
  });
  page.addEventListener('beforeunload', ask);
  return () => {
    stop();
    page.removeEventListener('beforeunload', ask);
  };
}
