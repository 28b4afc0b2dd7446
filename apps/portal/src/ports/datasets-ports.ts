import { COLLECTION_PARAMETER, type DatasetsPorts } from '@omics-portal/datasets';
import type { DraftStorage } from '@omics-portal/resources';
import { newId } from '../composition/new-id';
import type { Portal } from '../composition/portal';
import { stringifySearch, unquoted } from '../links/search-codec';
import { cartOf } from './cart-of';
import type { Hrefs } from '../links/hrefs';

/** What the data feature needs, from this host. */
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
    productTitle: config.productTitle,
    numericRange: config.numericRange,
    visualizationHost: config.visualizationHost,
    allowedFrameOrigins: config.allowedFrameOrigins,
    allowedDocumentOrigins: config.allowedDocumentOrigins,
    documentUrls: {
      publications: config.publicationsUrl,
      materialsTerms: config.materialsTermsUrl,
      materialsSpecification: config.materialsSpecificationUrl,
      referenceDatasetsManifest: config.referenceDatasetsManifestUrl,
    },
    links: {
      collection: hrefs.collection,
      otherCollection: (collection, search) =>
        hrefs.path(
          `/data/download${stringifySearch({ [COLLECTION_PARAMETER]: collection, ...unquoted(search ?? {}) })}`,
        ),
      referenceDatasets: hrefs.referenceDatasets,
      materials: hrefs.materials,
      requestMaterials: hrefs.requestMaterials,
      wizard: () => hrefs.wizard(),
    },
    cart: cartOf(portal),
    drafts,
    newId,
  };
}
