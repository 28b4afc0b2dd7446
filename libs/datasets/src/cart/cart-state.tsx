import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@omics-portal/ui';
import { useDatasets } from '../ports/datasets-ports';
import { CartNotKept } from './cart-not-kept';
import type { useCartCheck } from './use-cart-check';

/** What a person should know about the cart before using it, each with what to do about it. */
export function CartState({ missing, replaced, check }: ReturnType<typeof useCartCheck>) {
  const { t } = useLingui();
  const { cart } = useDatasets();
  const gone = missing.length;
  const other = replaced.length;
  return (
    <>
      <CartNotKept />
      {gone > 0 ? (
        <Alert
          tone="warning"
          title={t`${plural(gone, { one: '# file is no longer in its collection', other: '# files are no longer in their collections' })}`}
          action={<Button size="sm" onClick={() => cart.remove(missing)}>{t`Remove them`}</Button>}
        />
      ) : null}
      {other > 0 ? (
        <Alert
          tone="warning"
          title={t`${plural(other, { one: '# file was replaced since', other: '# files were replaced since' })}`}
          action={
            <Button
              size="sm"
              onClick={() => {
                cart.replace(replaced);
                check.mutate();
              }}
            >{t`Take the new ones`}</Button>
          }
        >
          {t`The file at this path has changed: its size or checksum differs.`}
        </Alert>
      ) : null}
      {check.isError ? <Alert tone="warning" title={t`The files could not be looked up`} /> : null}
    </>
  );
}
