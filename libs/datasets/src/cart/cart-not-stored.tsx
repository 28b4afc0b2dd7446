import { useLingui } from '@lingui/react/macro';
import { Alert } from '@omics-portal/ui';
import { useSyncExternalStore } from 'react';
import { useDatasets } from '../ports/datasets-ports';

/** Warning that the browser could not store the cart; nothing while it can. */
export function CartNotStored() {
  const { t } = useLingui();
  const { cart } = useDatasets();
  const isStored = useSyncExternalStore(cart.subscribe, cart.isStored);
  return isStored ? null : (
    <Alert tone="warning" title={t`The browser has no space to store this cart`}>
      {t`The files stay in the cart until this page closes. Export the list to keep it.`}
    </Alert>
  );
}
