import { useLingui } from '@lingui/react/macro';
import { saveFile } from '@omics-portal/ui';
import { TABLE_FORMATS } from '../export/write-table';
import { useDatasets } from '../ports/datasets-ports';
import { cartManifest, cartTable } from './cart-exports';

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
    ...TABLE_FORMATS.map((format) => {
      const { extension, label, type } = format;
      return {
        key: extension,
        label: t`Table (${label})`,
        onSelect: () =>
          saveFile(`${brand}-cart.${extension}`, new Blob([cartTable(format, cart.files())], { type })),
      };
    }),
  ];
}
