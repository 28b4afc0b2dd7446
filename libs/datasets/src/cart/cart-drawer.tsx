import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, ButtonLink, Drawer, DropdownMenu, EmptyState } from '@omics-portal/ui';
import { FileDown, FlaskConical, Trash2, Undo2 } from 'lucide-react';
import { formatFileSize } from '@omics-portal/wording';
import { useDatasets } from '../ports/datasets-ports';
import type { CartFile } from './cart-file';
import { CartList } from './cart-list';
import { useCartExports } from './use-cart-exports';
import { totalSize, useCartFiles } from './use-cart';

/** What the host or a button gives the cart. */
export interface CartDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const NOTHING: readonly CartFile[] = [];

/** The cart: its files by collection, and what can be done with them. */
export function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  const { t } = useLingui();
  const { cart } = useDatasets();
  const files = useCartFiles();
  const [removed, setRemoved] = useState(NOTHING);
  const count = files.length;
  const size = formatFileSize(totalSize(files));
  const remove = (file: CartFile) => {
    cart.remove([file]);
    setRemoved([file]);
  };
  const undo = () => {
    cart.add(removed);
    setRemoved(NOTHING);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        setRemoved(NOTHING);
        onOpenChange(next);
      }}
      size="lg"
      title={t`Cart Files`}
      description={count > 0 ? t`${plural(count, { one: '# file', other: '# files' })}, ${size}` : undefined}
      closeLabel={t`Close`}
      footer={count > 0 ? <CartActions onClear={() => setRemoved(cart.clear())} /> : null}
    >
      <div className="flex flex-col gap-4">
        <Removed count={removed.length} onUndo={undo} />
        {cart.isKept() ? null : (
          <Alert tone="warning" title={t`The browser has no room for this cart`}>
            {t`The files stay here until this page closes. Export the list to keep it.`}
          </Alert>
        )}
        {count === 0 ? (
          <EmptyState
            title={t`The cart is empty`}
            description={t`Tick files in the table of a collection: each one comes here.`}
          />
        ) : (
          <CartList files={files} onRemove={remove} />
        )}
      </div>
    </Drawer>
  );
}

/** Stands in the drawer itself: a notice outside of a modal cannot be reached while that is open. */
function Removed({ count, onUndo }: { readonly count: number; readonly onUndo: () => void }) {
  const { t } = useLingui();
  if (count === 0) {
    return null;
  }
  return (
    <Alert
      tone="info"
      title={t`${plural(count, { one: '# file taken out of the cart', other: '# files taken out of the cart' })}`}
      action={<Button size="sm" icon={<Undo2 />} onClick={onUndo}>{t`Undo`}</Button>}
    />
  );
}

function CartActions({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  const { links } = useDatasets();
  const exports = useCartExports();
  return (
    <>
      <Button variant="ghost" icon={<Trash2 />} onClick={onClear}>{t`Clear the cart`}</Button>
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
