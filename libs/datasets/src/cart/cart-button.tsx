import { lazy, Suspense, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Button } from '@omics-portal/ui';
import { ShoppingCart } from 'lucide-react';
import { useCartFiles } from './use-cart';

/** Drawer of the cart, loaded when it is first opened. */
const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer')).CartDrawer }));

/** Button that opens the cart, with the number of its files. */
export function CartButton() {
  const { t, i18n } = useLingui();
  // Undefined until it is first opened; then the drawer stays, so that closing it does not stop an export.
  const [open, setOpen] = useState<boolean>();
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
      {open === undefined ? null : (
        <Suspense>
          <CartDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
