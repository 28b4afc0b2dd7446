import { createCart, type Cart } from '@omics-portal/datasets';
import type { Portal } from '../composition/portal';
import { guardCart } from './guard-cart';

const carts = new WeakMap<object, Cart>();

/** Cart of a portal. Created on first use, so that the entry does not load its code. */
export function cartOf(portal: Pick<Portal, 'config' | 'storage'>): Cart {
  const known = carts.get(portal.config);
  if (known) {
    return known;
  }
  const cart = createCart({ brand: portal.config.brand, storage: portal.storage });
  guardCart(cart);
  carts.set(portal.config, cart);
  return cart;
}
