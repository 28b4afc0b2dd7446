import type { DatainsClient, DataseqClient, Notification, ReportClient } from '@omics-portal/api';
import type { CollectionTexts, Omics } from '@omics-portal/resources';
import { createContext, use, type ReactNode } from 'react';

/** Addresses that this feature links to. The host builds them with its own router. */
export interface HomeLinks {
  /** Collection of an omics; with search parameters, its files that these select. */
  readonly collection: (omics: Omics, search?: Readonly<Record<string, string>>) => string;
  /** Collection beside the four, by its name on the wire. */
  readonly otherCollection: (collection: string) => string;
  /** Page with links to all collections. */
  readonly collections: () => string;
  readonly materials: () => string;
  readonly requestMaterials: () => string;
  readonly referenceDatasets: () => string;
  readonly publications: () => string;
  /** Plots of the published call sets. */
  readonly variantFigures: () => string;
  readonly login: () => string;
  readonly register: () => string;
  readonly appStore: () => string;
  readonly wizard: () => string;
  readonly projects: () => string;
  readonly project: (projectId: string) => string;
  readonly reports: () => string;
  readonly report: (reportId: string) => string;
  readonly uploads: () => string;
  readonly files: () => string;
  readonly notifications: () => string;
  /** Project or report that a notification is about. */
  readonly notificationSubject: (subject: NonNullable<Notification['subject']>) => string;
}

/** Dependencies of this feature on its host. */
export interface HomePorts {
  readonly datains: DatainsClient;
  readonly dataseq: DataseqClient;
  readonly reports: ReportClient;
  /** Short name of the product, with which the names of the collections begin. */
  readonly brand: string;
  readonly productTitle: string;
  /** Texts of the site about its collections. */
  readonly collectionTexts: CollectionTexts;
  /** Address of the list of publications, with `{locale}` for the language; '' for none. */
  readonly publicationsUrl: string;
  /** Address of the folder with the figures of published batches, without a slash at its end; null for none. */
  readonly figuresUrl: string | null;
  readonly links: HomeLinks;
  /** Follows live events, which refetch what changed, until the returned function is called. */
  readonly followEvents: () => () => void;
  /** Polling intervals in milliseconds. */
  readonly polling: {
    readonly projectsMs: number;
    readonly tasksMs: number;
    readonly notificationsMs: number;
  };
}

const HomeContext = createContext<HomePorts | null>(null);

/** Provides the screens of this feature with their dependencies on the host. */
export function HomeProvider({
  value,
  children,
}: {
  readonly value: HomePorts;
  readonly children: ReactNode;
}) {
  return <HomeContext value={value}>{children}</HomeContext>;
}

/** Returns the dependencies on the host. Throws outside a provider. */
export function useHome(): HomePorts {
  const ports = use(HomeContext);
  if (!ports) {
    throw new Error('useHome must be used within <HomeProvider>');
  }
  return ports;
}
