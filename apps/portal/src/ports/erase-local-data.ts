import { clearLocalData } from '../composition/local-data';
import type { Portal } from '../composition/portal';
import { cartOf } from './cart-of';

/**
 * Removes all data of this browser but the sign-in: the carts of all collections and of the account, then the local storage,
 * which has the names of the collections.
 */
export async function eraseLocalData(portal: Pick<Portal, 'config' | 'storage' | 'session'>): Promise<void> {
  await cartOf(portal).erase();
  clearLocalData(portal.storage);
}
