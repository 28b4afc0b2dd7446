import type { SiteText } from '@omics-portal/api/brand';
import { createContext, use, type ReactNode } from 'react';
import type { DatainsClient, DataseqClient } from '@omics-portal/api';
import type { NumericRange, SearchRecord } from '@omics-portal/data-query';
import type { CollectionTexts, Omics } from '@omics-portal/resources';
import type { Cart } from '../cart-store/cart';

/** Links to pages that this feature names. The host builds them with its own router. */
export interface DatasetsLinks {
  /** Page of a collection, with these parameters in its address, written as the host's router reads them. */
  readonly collection: (omics: Omics, search?: SearchRecord) => string;
  /** Page of a collection beside the four, by its name on the wire. */
  readonly otherCollection: (collection: string, search?: SearchRecord) => string;
  /** Wizard that creates a project; its file picker shows the cart. */
  readonly wizard: () => string;
}

/** Storage of choices by key; `localStorage` in a browser. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Services, settings, links and stores that the screens of this feature need from their host. */
export interface DatasetsPorts {
  readonly datains: DatainsClient;
  readonly dataseq: DataseqClient;
  /** Indexing host: signs links by checksum. */
  readonly index: DataseqClient;
  /** Base of the dataseq service, for code that is copied; may be relative to the page. */
  readonly dataseqUrl: string;
  /** Bases of the services that sign links, for the scripts of a download kit; may be relative to the page. */
  readonly indexUrl: string;
  readonly datainsUrl: string;
  /** Short name of the product: the prefix of collection names. */
  readonly brand: string;
  /** Name of the project, for subtitles of its collections. */
  readonly projectName: SiteText;
  /** Texts of the site about its collections. */
  readonly collectionTexts: CollectionTexts;
  /** Display name of the product, for citations. */
  readonly productTitle: string;
  /** Encoding of numeric ranges that the service reads (ADR 0005). */
  readonly numericRange: NumericRange;
  /** Bytes of the largest cart that downloads as one zip file; 0: the server makes none. */
  readonly archiveMaxBytes: number;
  /** Other origins whose documents may be shown. */
  readonly allowedDocumentOrigins: readonly string[];
  /**
   * Markdown list of publications, which citations quote; `{locale}` in it stands for the language. Empty where the site
   * has none.
   */
  readonly publicationsUrl: string;
  readonly links: DatasetsLinks;
  /** Created once by the host with `createCart`; the wizard's file picker uses the same one. */
  readonly cart: Cart;
  /** Storage of a user's choices on these screens: page size, facets, saved queries. */
  readonly choices: ChoiceStorage;
}

const DatasetsContext = createContext<DatasetsPorts | null>(null);

/** Provider of the ports of this feature. */
export function DatasetsProvider({
  value,
  children,
}: {
  readonly value: DatasetsPorts;
  readonly children: ReactNode;
}) {
  return <DatasetsContext value={value}>{children}</DatasetsContext>;
}

/** Ports of this feature. Throws outside a provider. */
export function useDatasets(): DatasetsPorts {
  const ports = use(DatasetsContext);
  if (!ports) {
    throw new Error('useDatasets must be used within <DatasetsProvider>');
  }
  return ports;
}
