import { createCart, type Cart } from '@omics-portal/datasets';
import { accountOf } from '../composition/account-of';
import type { Portal } from '../composition/portal';
import { guardCart } from './guard-cart';

const carts = new WeakMap<object, Cart>();

/** Cart of a portal. Created on first use, so that the entry does not load its code. */
export function cartOf(portal: Pick<Portal, 'config' | 'storage' | 'session'>): Cart {
  const known = carts.get(portal.config);
  if (known) {
    return known;
  }
  const { config, session, storage } = portal;
  const cart = createCart({ brand: config.brand, storage });
  const follow = () => cart.setAccount(accountOf(session) ?? null);
  follow();
  session.subscribe(follow);
  guardCart(cart);
  carts.set(config, cart);
  return cart;
}
