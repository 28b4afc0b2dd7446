import { useMemo, useSyncExternalStore } from 'react';
import { useDatasets } from '../ports/datasets-ports';
import type { CartFile } from '../cart-store/cart-file';

/** Files of the cart; updates after each change. */
export function useCartFiles(): readonly CartFile[] {
  const { cart } = useDatasets();
  return useSyncExternalStore(cart.subscribe, cart.files);
}

/** Paths of one collection's files in the cart; updates after each change. */
export function useCartPaths(collection: string): ReadonlySet<string> {
  const { cart } = useDatasets();
  const files = useSyncExternalStore(cart.subscribe, () => cart.filesOf(collection));
  return useMemo(() => new Set(files.map(({ path }) => path)), [files]);
}

/** Whether the browser keeps the cart when the page closes; updates after each change. */
export function useCartIsStored(): boolean {
  const { cart } = useDatasets();
  return useSyncExternalStore(cart.subscribe, cart.isStored);
}
