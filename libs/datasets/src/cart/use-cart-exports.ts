import { useLingui } from '@lingui/react/macro';
import { saveText } from '../download/start-download';
import { useDatasets } from '../ports/datasets-ports';
import { cartCsv, cartManifest } from './cart-exports';

/** The ways to take the list of the cart along, for a menu. */
export function useCartExports() {
  const { t } = useLingui();
  const { brand, cart } = useDatasets();
  return [
    {
      key: 'manifest',
      label: t`Manifest (GDC layout)`,
      onSelect: () =>
        saveText([cartManifest(cart.files())], 'text/tab-separated-values', `${brand}-cart.manifest.txt`),
    },
    {
      key: 'csv',
      label: t`Table (CSV)`,
      onSelect: () => saveText([cartCsv(cart.files())], 'text/csv', `${brand}-cart.csv`),
    },
  ];
}
