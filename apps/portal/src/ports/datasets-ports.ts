import type { DatasetsPorts } from '@omics-portal/datasets';
import type { DraftStorage } from '@omics-portal/resources';
import type { Portal } from '../composition/portal';
import { cartOf } from './cart-of';
import type { Hrefs } from '../links/hrefs';

/** Dependencies of the data feature on this host: collections of records and the cart. */
export function datasetsPorts(portal: Portal, hrefs: Hrefs, drafts: DraftStorage): DatasetsPorts {
  const { clients, config } = portal;
  return {
    datains: clients.datains,
    dataseq: clients.dataseq,
    index: clients.index,
    dataseqUrl: portal.bases.dataseq,
    indexUrl: portal.bases.index,
    datainsUrl: portal.bases.datains,
    brand: config.brand,
    projectName: config.texts['projectName'] ?? config.brand,
    collectionTexts: config.texts,
    productTitle: config.productTitle,
    numericRange: config.numericRange,
    archiveMaxBytes: config.archiveMaxBytes,
    allowedDocumentOrigins: config.allowedDocumentOrigins,
    publicationsUrl: config.publicationsUrl,
    links: {
      collection: hrefs.collection,
      otherCollection: hrefs.otherCollection,
      wizard: () => hrefs.wizard(),
    },
    cart: cartOf(portal),
    choices: drafts,
  };
}
