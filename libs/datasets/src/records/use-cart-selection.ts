import type { DataFile } from '@omics-portal/api';
import { toCartFile } from '../cart-store/cart-file';
import { useCartPaths } from '../cart/use-cart';
import { useDatasets } from '../ports/datasets-ports';
import { recordKey } from '../fields/record-values';

/** Selection of the file table: a selected file is in the cart. */
export function useCartSelection(collection: string, rows: readonly DataFile[]) {
  const { cart } = useDatasets();
  const selection = useCartPaths(collection);
  const onSelectionChange = (selected: ReadonlySet<string>) => {
    const files = rows.flatMap((row) => toCartFile(collection, row) ?? []);
    cart.add(files.filter(({ path }) => selected.has(path) && !selection.has(path)));
    cart.remove(files.filter(({ path }) => !selected.has(path) && selection.has(path)));
  };
  return { selection, onSelectionChange, keyOf: recordKey };
}
