import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Drawer, EmptyState } from '@omics-portal/ui';
import { formatFileSize } from '@omics-portal/wording';
import { useDatasets } from '../ports/datasets-ports';
import { CartActions } from './cart-actions';
import { CartList } from './cart-list';
import { CartState } from './cart-state';
import { CartTools } from './cart-tools';
import { totalSize } from '../cart-store/cart-file';
import { useCartFiles } from './use-cart';
import { useCartCheck } from './use-cart-check';
import { useCartTasks } from './use-cart-tasks';

/** Props of the cart's drawer. */
export interface CartDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Drawer with the cart: its files by collection, and actions on them. */
export function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  const { t } = useLingui();
  const files = useCartFiles();
  // Not in the content, so that closing the drawer does not stop an export.
  const tasks = useCartTasks();
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
      footer={count > 0 ? <CartActions {...tasks} /> : null}
    >
      {open ? <CartContent /> : null}
    </Drawer>
  );
}

function CartContent() {
  const { t } = useLingui();
  const { cart } = useDatasets();
  const files = useCartFiles();
  const checked = useCartCheck(files);
  return (
    <div className="flex flex-col gap-4">
      <CartTools check={checked.check} />
      <CartState {...checked} />
      {files.length === 0 ? (
        <EmptyState
          title={t`The cart is empty`}
          description={t`Select files in the table of a collection to add them to the cart.`}
        />
      ) : (
        <CartList files={files} stateOf={checked.stateOf} onRemove={cart.remove} />
      )}
    </div>
  );
}
