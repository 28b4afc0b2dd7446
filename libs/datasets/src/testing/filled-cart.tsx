import { useState } from 'react';
import { CartDrawer } from '../cart/cart-drawer';
import type { CartFile } from '../cart-store/cart-file';
import { useDatasets } from '../ports/datasets-ports';

export interface FilledCartProps {
  /** Makes what is in the cart when it is opened: a list of many would be slow to hand around as an argument of a story. */
  readonly files: () => readonly CartFile[];
}

/** The cart of somebody who collected some files, open. */
export function FilledCart({ files }: FilledCartProps) {
  const { cart } = useDatasets();
  const [open, setOpen] = useState(() => {
    cart.add(files());
    return true;
  });
  return <CartDrawer open={open} onOpenChange={setOpen} />;
}
