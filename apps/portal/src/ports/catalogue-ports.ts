import type { CataloguePorts } from '@omics-portal/catalogue';
import type { DraftStorage } from '@omics-portal/resources';
import { newId } from '../composition/new-id';
import type { Portal } from '../composition/portal';
import type { Hrefs } from '../links/hrefs';

/** Dependencies of the catalogue feature on this host: materials, reference datasets, documents and visualisations. */
export function cataloguePorts(
  { clients, config }: Portal,
  hrefs: Hrefs,
  {
    drafts,
    appearance,
    isSignedIn,
  }: { drafts: DraftStorage; appearance: CataloguePorts['appearance']; isSignedIn: boolean },
): CataloguePorts {
  return {
    datains: clients.datains,
    reports: isSignedIn ? clients.report : null,
    brand: config.brand,
    vialName: config.texts['vialName'] ?? '{type}_{sample}_{batch}',
    visualizationHost: config.visualizationHost,
    visualizationPath: config.visualizationPath,
    appearance,
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
      report: hrefs.report,
    },
    drafts,
    newId,
  };
}
