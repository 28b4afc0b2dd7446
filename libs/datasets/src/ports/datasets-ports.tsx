import { createContext, use, type ReactNode } from 'react';
import type { DatainsClient, DataseqClient } from '@omics-portal/api';
import type { NumericRange, SearchRecord } from '@omics-portal/data-query';
import type { Cart } from '../cart/cart';
import type { Omics } from '@omics-portal/resources';
import type { MaterialsType } from '../materials/materials-type';
import type { DraftStorage } from '../materials/request-draft';

/** The addresses that this feature points at. The host builds them with its own router. */
export interface DatasetsLinks {
  /** The page of a collection, with these parameters in its address, written as the host's router reads them. */
  readonly collection: (omics: Omics, search?: SearchRecord) => string;
  /** The page of a collection beside the four, by its name on the wire. */
  readonly otherCollection: (collection: string, search?: SearchRecord) => string;
  readonly referenceDatasets: () => string;
  readonly materials: () => string;
  readonly requestMaterials: (type?: MaterialsType) => string;
  /** The wizard that makes a project; its file picker knows the cart. */
  readonly wizard: () => string;
}

/**
 * Documents that the site serves or names; a relative address is relative to the page. `{locale}` in one stands for the
 * language, `en-US` or `zh-CN`; read them with `useDocumentUrls`.
 */
export interface DocumentUrls {
  readonly publications: string;
  readonly materialsTerms: string;
  /** PDF files; `{type}` stands for the kind of material in lower case. */
  readonly materialsSpecification: string;
  readonly referenceDatasetsManifest: string;
}

/** What this feature needs from whoever hosts it. */
export interface DatasetsPorts {
  readonly datains: DatainsClient;
  readonly dataseq: DataseqClient;
  /** The indexing host: signed links by checksum. */
  readonly index: DataseqClient;
  /** Base of the dataseq service, for code that is copied; may be relative to the page. */
  readonly dataseqUrl: string;
  /** Bases of the services that sign links, for the scripts of a download kit; may be relative to the page. */
  readonly indexUrl: string;
  readonly datainsUrl: string;
  /** The product's short name: the prefix of collection names. */
  readonly brand: string;
  /** The product's name as people know it; citations have it. */
  readonly productTitle: string;
  /** How the back end reads numeric ranges. */
  readonly numericRange: NumericRange;
  /** Where the visualisation services are; null where the site has none. */
  readonly visualizationHost: string | null;
  /** Other origins whose pages may be shown in a frame, such as `https://vis.example.org`. */
  readonly allowedFrameOrigins: readonly string[];
  /** Other origins whose documents may be shown. */
  readonly allowedDocumentOrigins: readonly string[];
  readonly documentUrls: DocumentUrls;
  readonly links: DatasetsLinks;
  /** Made once by the host with `createCart`; the wizard's file picker takes the same one. */
  readonly cart: Cart;
  /** Where what was entered is kept until it is sent. */
  readonly drafts: DraftStorage;
  /** A new random id. */
  readonly newId: () => string;
}

const DatasetsContext = createContext<DatasetsPorts | null>(null);

/** Gives the screens of this feature what they need from their host. */
export function DatasetsProvider({
  value,
  children,
}: {
  readonly value: DatasetsPorts;
  readonly children: ReactNode;
}) {
  return <DatasetsContext value={value}>{children}</DatasetsContext>;
}

/** What the host gave. Throws outside a provider. */
export function useDatasets(): DatasetsPorts {
  const ports = use(DatasetsContext);
  if (!ports) {
    throw new Error('useDatasets must be used within <DatasetsProvider>');
  }
  return ports;
}
