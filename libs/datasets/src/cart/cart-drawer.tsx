import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, ButtonLink, Drawer, DropdownMenu, EmptyState, notify } from '@omics-portal/ui';
import { FileDown, FlaskConical, Trash2 } from 'lucide-react';
import { formatFileSize } from '../format/file-size';
import { useDatasets } from '../ports/datasets-ports';
import { CartList } from './cart-list';
import { useCartExports } from './use-cart-exports';
import { totalSize, useCartFiles } from './use-cart';

/** The cart: its files by collection, and what can be done with them. */
export function CartDrawer({
  open,
  onOpenChange,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const { t } = useLingui();
  const { cart } = useDatasets();
  const files = useCartFiles();
  const count = files.length;
  const size = formatFileSize(totalSize(files));
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t`Cart Files`}
      description={count > 0 ? t`${plural(count, { one: '# file', other: '# files' })}, ${size}` : undefined}
      closeLabel={t`Close`}
      footer={count > 0 ? <CartActions /> : null}
    >
      {cart.isKept() ? null : (
        <Alert tone="warning" className="mb-4" title={t`The browser has no room for this cart`}>
          {t`The files stay here until this page closes. Export the list to keep it.`}
        </Alert>
      )}
      {count === 0 ? (
        <EmptyState
          title={t`The cart is empty`}
          description={t`Tick files in the table of a collection: each one comes here.`}
        />
      ) : (
        <CartList files={files} />
      )}
    </Drawer>
  );
}

function CartActions() {
  const { t } = useLingui();
  const { cart, links } = useDatasets();
  const exports = useCartExports();
  const clear = () => {
    const removed = cart.clear();
    const count = removed.length;
    notify({
      tone: 'info',
      title: t`${plural(count, { one: '# file taken out of the cart', other: '# files taken out of the cart' })}`,
      action: { label: t`Undo`, onClick: () => void cart.add(removed) },
    });
  };
  return (
    <>
      <Button variant="ghost" icon={<Trash2 />} onClick={clear}>{t`Clear the cart`}</Button>
      <DropdownMenu
        label={t`Export the list`}
        trigger={<Button icon={<FileDown />}>{t`Export the list`}</Button>}
        items={exports}
      />
      <ButtonLink variant="primary" icon={<FlaskConical />} href={links.wizard()}>
        {t`Use in a new assessment`}
      </ButtonLink>
    </>
  );
}
