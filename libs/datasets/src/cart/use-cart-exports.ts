import { useLingui } from '@lingui/react/macro';
import { saveFile } from '@omics-portal/ui';
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
        saveFile(
          `${brand}-cart.manifest.txt`,
          new Blob([cartManifest(cart.files())], { type: 'text/tab-separated-values' }),
        ),
    },
    {
      key: 'csv',
      label: t`Table (CSV)`,
      onSelect: () => saveFile(`${brand}-cart.csv`, new Blob([cartCsv(cart.files())], { type: 'text/csv' })),
    },
  ];
}
