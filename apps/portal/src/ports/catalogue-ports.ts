import type { CataloguePorts } from '@omics-portal/catalogue';
import type { DraftStorage } from '@omics-portal/resources';
import { newId } from '../composition/new-id';
import type { Portal } from '../composition/portal';
import type { Hrefs } from '../links/hrefs';

/** Dependencies of the catalogue feature on this host: materials, reference datasets, documents and visualisations. */
export function cataloguePorts(
  { clients, config }: Portal,
  hrefs: Hrefs,
  drafts: DraftStorage,
): CataloguePorts {
  return {
    datains: clients.datains,
    brand: config.brand,
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
      collection: (omics) => hrefs.collection(omics),
      referenceDatasets: hrefs.referenceDatasets,
      materials: hrefs.materials,
      requestMaterials: hrefs.requestMaterials,
    },
    drafts,
    newId,
  };
}
