import { useLingui } from '@lingui/react/macro';
import { Alert } from '@omics-portal/ui';
import { useSyncExternalStore } from 'react';
import { useDatasets } from '../ports/datasets-ports';

/** Warning that the browser could not store the cart; nothing while it can. */
export function CartNotKept() {
  const { t } = useLingui();
  const { cart } = useDatasets();
  const kept = useSyncExternalStore(cart.subscribe, cart.isKept);
  return kept ? null : (
    <Alert tone="warning" title={t`The browser has no room for this cart`}>
      {t`The files stay here until this page closes. Export the list to keep it.`}
    </Alert>
  );
}
