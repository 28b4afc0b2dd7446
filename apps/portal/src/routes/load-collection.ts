import { collectionOfSearch, loadCollection, type CollectionSearch } from '@omics-portal/datasets';
import { collectionName, type Omics } from '@omics-portal/resources';
import type { Portal } from '../composition/portal';

/** Starts the requests of a collection's page; without a kind of data, of the collection that the search names. */
export function loadCollectionPage(portal: Portal, omics: Omics | null, search: CollectionSearch): void {
  const { queryClient, clients, config, storage } = portal;
  loadCollection({
    queryClient,
    dataseq: clients.dataseq,
    numericRange: config.numericRange,
    storage,
    collection:
      omics === null ? collectionOfSearch(config.brand, search) : collectionName(config.brand, omics),
    search,
  });
}
