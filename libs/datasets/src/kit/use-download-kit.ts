import { useLingui } from '@lingui/react';
import type { DataQuery } from '@omics-portal/data-query';
import type { KitFile } from '@omics-portal/resources';
import type { CartFile } from '../cart-store/cart-file';
import type { TableRow } from '../export/write-table';
import { useDatasets } from '../ports/datasets-ports';
import { useQueryHref } from '../ports/use-query-href';
import type { SignedLinks } from './kit-readme';

/** Options of a download kit. */
export interface KitRequest {
  /** Name of the archive and its folder; a safe file name. */
  readonly name: string;
  readonly files: readonly (CartFile & Pick<KitFile, 'signedUrl'>)[];
  /** Signed links to the stored files; absent if there are none. */
  readonly signed?: SignedLinks;
  readonly records: readonly TableRow[];
  /** Queries that found the files, one for each collection. */
  readonly queries: readonly DataQuery[];
  readonly sentence: string;
  /** True if `metadata.tsv` has the collection of each file, so that the cart can import it. */
  readonly importable: boolean;
}

/** Creates a download kit and saves it; the code is loaded at the first use. */
export function useDownloadKit(): (request: KitRequest) => Promise<void> {
  const { i18n } = useLingui();
  const href = useQueryHref();
  const { indexUrl, datainsUrl, numericRange } = useDatasets();
  return async (request) => {
    const { saveKit } = await import('./save-kit');
    await saveKit(request, { i18n, href, indexUrl, datainsUrl, numericRange });
  };
}
