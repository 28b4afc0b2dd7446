import { useState } from 'react';
import { CartDrawer } from '../cart/cart-drawer';
import type { CartFile } from '../cart-store/cart-file';
import { useDatasets } from '../ports/datasets-ports';

export interface FilledCartProps {
  /** Creates the files of the cart: a long list as an argument of a story would be slow. */
  readonly files: () => readonly CartFile[];
}

/** Open cart with files. */
export function FilledCart({ files }: FilledCartProps) {
  const { cart } = useDatasets();
  const [open, setOpen] = useState(() => {
    cart.add(files());
    return true;
  });
  return <CartDrawer open={open} onOpenChange={setOpen} />;
}
