import type { Cart } from '@omics-portal/datasets';

/**
 * Asks for confirmation before the page is closed while a change of the cart is not yet stored: a hundred thousand files
 * take the database of the browser some seconds. Returns a function that stops it.
 */
export function guardCart(
  cart: Pick<Cart, 'settled' | 'subscribe'>,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  let change = 0;
  let stored = 0;
  const ask = (event: Event) => {
    if (stored < change) {
      event.preventDefault();
    }
  };
  const stop = cart.subscribe(() => {
    change += 1;
    const upTo = change;
    void cart.settled().then(() => {
      stored = Math.max(stored, upTo);
    });
  });
  page.addEventListener('beforeunload', ask);
  return () => {
    stop();
    page.removeEventListener('beforeunload', ask);
  };
}
