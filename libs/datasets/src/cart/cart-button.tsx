import { lazy, Suspense, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Button } from '@omics-portal/ui';
import { ShoppingCart, TriangleAlert } from 'lucide-react';
import { useCartFiles, useCartIsStored } from './use-cart';

/** Drawer of the cart, loaded when it is first opened. */
const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer')).CartDrawer }));

/** Button that opens the cart, with the number of its files and a mark while the browser cannot keep them. */
export function CartButton() {
  const { t, i18n } = useLingui();
  // Undefined until it is first opened; then the drawer stays, so that closing it does not stop an export.
  const [open, setOpen] = useState<boolean>();
  const count = useCartFiles().length;
  const isStored = useCartIsStored();
  return (
    <>
      <Button icon={<ShoppingCart />} onClick={() => setOpen(true)}>
        {t`Cart Files`}
        <Badge
          count={count}
          text={i18n.number(count)}
          tone={isStored ? (count > 0 ? 'primary' : 'neutral') : 'warning'}
          label={t`${plural(count, { one: '# file', other: '# files' })}`}
        />
        {isStored ? null : <NotStored label={t`stored only until this page closes`} />}
      </Button>
      {open === undefined ? null : (
        <Suspense>
          <CartDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

/** Warning sign on the button; its label is the tooltip and the end of the button's name. */
function NotStored({ label }: { readonly label: string }) {
  return (
    <span title={label} className="flex text-warning">
      <TriangleAlert aria-hidden className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
