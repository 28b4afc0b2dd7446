import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@omics-portal/ui';
import { useSyncExternalStore } from 'react';
import { useDatasets } from '../ports/datasets-ports';
import type { useCartCheck } from './use-cart-check';

/** What a person should know about the cart before using it, each with what to do about it. */
export function CartState({ missing, replaced, check }: ReturnType<typeof useCartCheck>) {
  const { t } = useLingui();
  const { cart } = useDatasets();
  const kept = useSyncExternalStore(cart.subscribe, cart.isKept);
  const gone = missing.length;
  const other = replaced.length;
  return (
    <>
      {kept ? null : (
        <Alert tone="warning" title={t`The browser has no room for this cart`}>
          {t`The files stay here until this page closes. Export the list to keep it.`}
        </Alert>
      )}
      {gone > 0 ? (
        <Alert
          tone="warning"
          title={t`${plural(gone, { one: '# file is no longer in its collection', other: '# files are no longer in their collections' })}`}
          action={<Button size="sm" onClick={() => cart.remove(missing)}>{t`Take them out`}</Button>}
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
          {t`Another file is at the same place now: its size or checksum is not the same.`}
        </Alert>
      ) : null}
      {check.isError ? <Alert tone="warning" title={t`The files could not be looked up`} /> : null}
    </>
  );
}
