import { collectionName, isCollectionName, OMICS } from '@omics-portal/resources';
import type { CartStorage } from './cart';

/** Key of the names of the other collections that have a cart in this browser. */
const KEY = 'datains__other_cart_collections';

/** Names of the collections whose carts this browser may have: the four of the site, then others that had files once. */
export function cartCollections(brand: string, storage: Pick<CartStorage, 'getItem'>): readonly string[] {
  return [...new Set([...OMICS.map((omics) => collectionName(brand, omics)), ...storedNames(storage)])];
}

/** Stores that a collection beside the four has a cart. Without storage its files last as long as the page. */
export function rememberCollection(
  storage: Pick<CartStorage, 'getItem' | 'setItem'>,
  collection: string,
): void {
  try {
    storage.setItem(KEY, JSON.stringify([...new Set([...storedNames(storage), collection])]));
  } catch {
    // Full or blocked storage: the cart itself says that its files are not stored.
  }
}

function storedNames(storage: Pick<CartStorage, 'getItem'>): readonly string[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(names) ? names.filter(isCollectionName) : [];
  } catch {
    return [];
  }
}
