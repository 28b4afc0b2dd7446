import { useLingui } from '@lingui/react/macro';
import { buildManifest } from '@omics-portal/data-query';
import { writeCsv } from '../export/write-table';
import { saveText } from '../download/start-download';
import { useDatasets } from '../ports/datasets-ports';
import { toRecord, type CartFile } from './cart-file';

/** The list as a manifest in the GDC's layout. The id is the checksum, by which the indexing host knows a file, else the path. */
export function cartManifest(files: readonly CartFile[]): string {
  return buildManifest(
    files.map(({ path, name, md5, size }) => ({
      id: md5 ?? path,
      filename: name,
      md5: md5 ?? '',
      size: size ?? 0,
    })),
  );
}

/** The list as a table, one line per file. */
export function cartCsv(files: readonly CartFile[]): string {
  return writeCsv(files.map((file) => ({ collection: file.collection, ...toRecord(file) })));
}

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
