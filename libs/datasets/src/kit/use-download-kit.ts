import { saveFile } from '@omics-portal/ui';
import type { CartFile } from '../cart/cart-file';
import type { TableRow } from '../export/write-table';
import { useDatasets } from '../ports/datasets-ports';
import { useKitReadme } from './use-kit-readme';

/** What a kit is wanted for. */
export interface KitRequest {
  /** The archive and its folder are called so; a safe file name. */
  readonly name: string;
  readonly files: readonly CartFile[];
  readonly records: readonly TableRow[];
  readonly query: unknown;
  readonly sentence: string;
  readonly link: string;
}

/** Makes a download kit and hands it to the browser. What makes it comes when it is asked for. */
export function useDownloadKit(): (request: KitRequest) => Promise<void> {
  const readme = useKitReadme();
  const { indexUrl, datainsUrl } = useDatasets();
  const absolute = (url: string) => new URL(url, window.location.href).href;
  return async ({ name, files, records, query, sentence, link }) => {
    const { buildKit } = await import('./build-kit');
    const kit = await buildKit({
      folder: name,
      files,
      records,
      query: { link, sentence, query },
      readme: readme({ files, sentence, link }),
      bases: { index: absolute(indexUrl), datains: absolute(datainsUrl) },
    });
    saveFile(`${name}.zip`, kit);
  };
}
