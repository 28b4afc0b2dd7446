import { collectionName, loadCollection, type CollectionSearch, type Omics } from '@omics-portal/datasets';
import type { Portal } from '../composition/portal';

/** Starts the requests of a collection's page for this portal. */
export function loadCollectionPage(portal: Portal, omics: Omics, search: CollectionSearch): void {
  const { queryClient, clients, config, storage } = portal;
  loadCollection({
    queryClient,
    dataseq: clients.dataseq,
    numericRange: config.numericRange,
    storage,
    collection: collectionName(config.brand, omics),
    search,
  });
}
