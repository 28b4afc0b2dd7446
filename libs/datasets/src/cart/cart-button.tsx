import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Button } from '@omics-portal/ui';
import { ShoppingCart } from 'lucide-react';
import { CartDrawer } from './cart-drawer';
import { useCartFiles } from './use-cart';

/** Button that opens the cart, with the number of its files. */
export function CartButton() {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const count = useCartFiles().length;
  return (
    <>
      <Button icon={<ShoppingCart />} onClick={() => setOpen(true)}>
        {t`Cart Files`}
        <Badge
          count={count}
          text={i18n.number(count)}
          tone={count > 0 ? 'primary' : 'neutral'}
          label={t`${plural(count, { one: '# file', other: '# files' })}`}
        />
      </Button>
      <CartDrawer open={open} onOpenChange={setOpen} />
    </>
  );
}
