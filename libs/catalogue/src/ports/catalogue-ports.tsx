import type { SiteText } from '@omics-portal/api/brand';
import { createContext, use, type ReactNode } from 'react';
import type { DatainsClient, ReportClient } from '@omics-portal/api';
import type { FrameAppearance } from '@omics-portal/api/visualisation';
import type { Omics, MaterialsType } from '@omics-portal/resources';

/** Links to pages that this feature names. The host builds them with its own router. */
export interface CatalogueLinks {
  /** Page of a collection of records. */
  readonly collection: (omics: Omics) => string;
  readonly referenceDatasets: () => string;
  readonly materials: () => string;
  readonly requestMaterials: (type?: MaterialsType) => string;
  readonly report: (taskId: string) => string;
}

/**
 * Documents of the site; a relative address is relative to the page. `{locale}` in one stands for the language, `en-US`
 * or `zh-CN`; read them with `useSiteDocument`. Empty where the site has none.
 */
export interface DocumentUrls {
  readonly publications: string;
  readonly materialsTerms: string;
  /** PDF files; `{type}` stands for the kind of material in lower case. */
  readonly materialsSpecification: string;
  readonly referenceDatasetsManifest: string;
}

/** Services, settings and links that the screens of this feature need from their host. */
export interface CataloguePorts {
  readonly datains: DatainsClient;
  /** Report service; null for a visitor, who has no reports. */
  readonly reports: ReportClient | null;
  /** Short name of the product: visualisation services have it in their addresses. */
  readonly brand: string;
  /** Name on the label of a vial, with `{type}`, `{sample}` and `{batch}`. */
  readonly vialName: SiteText;
  /** Origin of the visualisation services, or their path on this origin; null where the site has none. */
  readonly visualizationHost: string | null;
  /** Path of each service below it, with `{brand}` and `{kind}`. */
  readonly visualizationPath: string;
  /** Theme of the portal, which visualisations take over. */
  readonly appearance: Omit<FrameAppearance, 'lang'>;
  /** Other origins whose pages may be shown in a frame, such as `https://vis.example.org`. */
  readonly allowedFrameOrigins: readonly string[];
  /** Other origins whose documents may be shown. */
  readonly allowedDocumentOrigins: readonly string[];
  readonly documentUrls: DocumentUrls;
  readonly links: CatalogueLinks;
  /** Storage of a request of materials until it is sent. */
  readonly drafts: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Creates a UUID. */
  readonly newId: () => string;
}

const CatalogueContext = createContext<CataloguePorts | null>(null);

/** Provider of the ports of this feature. */
export function CatalogueProvider({
  value,
  children,
}: {
  readonly value: CataloguePorts;
  readonly children: ReactNode;
}) {
  return <CatalogueContext value={value}>{children}</CatalogueContext>;
}

/** Ports of this feature. Throws outside a provider. */
export function useCatalogue(): CataloguePorts {
  const ports = use(CatalogueContext);
  if (!ports) {
    throw new Error('useCatalogue must be used within <CatalogueProvider>');
  }
  return ports;
}
