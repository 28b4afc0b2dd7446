import type { I18n } from '@lingui/core';
import type { DataQuery } from '@omics-portal/data-query';
import { buildDownloadKit } from '@omics-portal/resources';
import { saveFile } from '@omics-portal/ui';
import { TSV, writeTable } from '../export/write-table';
import type { DatasetsPorts } from '../ports/datasets-ports';
import { kitQuery } from './kit-query';
import { kitReadme } from './kit-readme';
import type { KitRequest } from './use-download-kit';

/** Addresses and language of the kits of a page. */
export interface KitContext extends Pick<DatasetsPorts, 'indexUrl' | 'datainsUrl' | 'numericRange'> {
  readonly i18n: I18n;
  readonly href: (query: DataQuery) => string;
}

/** Creates a download kit and saves it. */
export async function saveKit(
  { name, files, signed, records, queries, sentence, importable }: KitRequest,
  { i18n, href, indexUrl, datainsUrl, numericRange }: KitContext,
): Promise<void> {
  const absolute = (url: string) => new URL(url, window.location.href).href;
  const query = kitQuery({
    sentence,
    queries,
    href: (each) => absolute(href(each)),
    numericRange,
  });
  const kit = await buildDownloadKit({
    folder: name,
    files,
    metadata: writeTable(TSV, records),
    query,
    readme: kitReadme(i18n, {
      files,
      signed,
      sentence,
      links: query.links,
      collections: queries.length,
      importable,
    }),
    bases: { index: absolute(indexUrl), datains: absolute(datainsUrl) },
  });
  saveFile(`${name}.zip`, kit);
}
