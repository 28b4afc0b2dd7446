import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@omics-portal/ui';
import { useDatasets } from '../ports/datasets-ports';
import { CartNotStored } from './cart-not-stored';
import type { useCartCheck } from './use-cart-check';

/** Warnings about the cart, each with its remedy: files that are missing, replaced or not stored. */
export function CartState({ missing, replaced, check }: ReturnType<typeof useCartCheck>) {
  const { t } = useLingui();
  const { cart } = useDatasets();
  const missingCount = missing.length;
  const replacedCount = replaced.length;
  return (
    <>
      <CartNotStored />
      {missingCount > 0 ? (
        <Alert
          tone="warning"
          title={t`${plural(missingCount, { one: '# file is no longer in its collection', other: '# files are no longer in their collections' })}`}
          action={<Button size="sm" onClick={() => cart.remove(missing)}>{t`Remove them`}</Button>}
        />
      ) : null}
      {replacedCount > 0 ? (
        <Alert
          tone="warning"
          title={t`${plural(replacedCount, { one: '# file was replaced after it was added', other: '# files were replaced after they were added' })}`}
          action={
            <Button
              size="sm"
              onClick={() => {
                cart.replace(replaced);
                check.mutate();
              }}
            >{t`Use the new ones`}</Button>
          }
        >
          {t`The file at this path has changed: its size or checksum differs.`}
        </Alert>
      ) : null}
      {check.isError ? <Alert tone="warning" title={t`The files could not be checked`} /> : null}
    </>
  );
}
