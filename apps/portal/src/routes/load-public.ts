import { readDocumentAddress, siteDocumentUrl } from '@omics-portal/catalogue';
import { collectionOfSearch, loadCollection, type CollectionSearch } from '@omics-portal/datasets';
import { collectionName, documentQueries, type Omics } from '@omics-portal/resources';
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

/** Starts the request of the publications. */
export function loadPublications({ queryClient, config, messages }: Portal): void {
  const url = siteDocumentUrl(config.publicationsUrl, messages.locale());
  if (url !== null) startQuery(queryClient.query(documentQueries.text(url)));
}

/** Starts the request of the list of reference datasets. */
export function loadReferenceDatasets({ queryClient, config, messages }: Portal): void {
  const url = siteDocumentUrl(config.referenceDatasetsManifestUrl, messages.locale());
  if (url !== null) startQuery(queryClient.query(documentQueries.json(url)));
}

/** Starts the request of the document that the previewer shows; none for an address that it rejects. */
export function loadMarkdownPreview(
  { queryClient, config, messages }: Portal,
  url: string | undefined,
): void {
  const reading = readDocumentAddress(url, {
    locale: messages.locale(),
    allowedOrigins: config.allowedDocumentOrigins,
  });
  if (reading.ok) startQuery(queryClient.query(documentQueries.text(reading.url.href)));
}

/** Failures stay in the cache, where the screen shows them. */
function startQuery(query: Promise<unknown>): void {
  query.catch(() => undefined);
}
