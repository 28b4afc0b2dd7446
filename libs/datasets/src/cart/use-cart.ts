import { useMemo, useSyncExternalStore } from 'react';
import { useDatasets } from '../ports/datasets-ports';
import type { CartFile } from './cart-file';

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

/** The bytes of some files together; files of unknown size count as none. */
export function totalSize(files: readonly Pick<CartFile, 'size'>[]): number {
  return files.reduce((sum, { size }) => sum + (size ?? 0), 0);
}
