import { useLingui } from '@lingui/react/macro';
import { Alert } from '@omics-portal/ui';
import { useCartIsStored } from './use-cart';

/** Warning that the browser could not store the cart; nothing while it can. */
export function CartNotStored() {
  const { t } = useLingui();
  return useCartIsStored() ? null : (
    <Alert tone="warning" title={t`The browser has no space to store this cart`}>
      {t`The files stay in the cart until this page closes. Export the list to keep it.`}
    </Alert>
  );
}
