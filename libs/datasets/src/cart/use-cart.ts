import { useMemo, useSyncExternalStore } from 'react';
import { useDatasets } from '../ports/datasets-ports';
import type { CartFile } from '../cart-store/cart-file';

/** The files of the cart, of all collections, followed. */
export function useCartFiles(): readonly CartFile[] {
  const { cart } = useDatasets();
  return useSyncExternalStore(cart.subscribe, cart.files);
}

/** The paths of one collection that are in the cart. */
export function useCartPaths(collection: string): ReadonlySet<string> {
  const { cart } = useDatasets();
  const files = useSyncExternalStore(cart.subscribe, () => cart.filesOf(collection));
  return useMemo(() => new Set(files.map(({ path }) => path)), [files]);
}
