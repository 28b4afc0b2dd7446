import type { NamedReference } from '@omics-portal/api';
import { readDocumentAddress, siteDocumentUrl } from '@omics-portal/catalogue';
import { collectionOfSearch, loadCollection, type CollectionSearch } from '@omics-portal/datasets';
import { appQueries, collectionName, documentQueries, type Omics } from '@omics-portal/resources';
import type { Portal } from '../composition/portal';
import { withWorkRequests } from './screen-chunks';
import { startQueries } from './start-queries';

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

/** Starts the request of the reports of a signed-in user that name what a public page shows; visitors have none. */
export function loadOwnReports(portal: Portal, kind: NamedReference['kind']): void {
  if (portal.session.getState().status !== 'signed-out') {
    withWorkRequests((work) => work.loadOwnReports(portal, kind));
  }
}

/** Starts the request of the publications, and of the reports that name them. */
export function loadPublications(portal: Portal): void {
  const { queryClient, config, messages } = portal;
  loadOwnReports(portal, 'publication');
  const url = siteDocumentUrl(config.publicationsUrl, messages.locale());
  if (url !== null) startQueries([queryClient.query(documentQueries.text(url))]);
}

/** Starts the request of the list of reference datasets. */
export function loadReferenceDatasets({ queryClient, config, messages }: Portal): void {
  const url = siteDocumentUrl(config.referenceDatasetsManifestUrl, messages.locale());
  if (url !== null) startQueries([queryClient.query(documentQueries.json(url))]);
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
  if (reading.ok) startQueries([queryClient.query(documentQueries.text(reading.url.href))]);
}

/** Starts the queries of the project wizard: the apps to choose from. */
export function loadWizard({ queryClient, clients, messages }: Portal): void {
  const apps = appQueries(clients.datains, messages.locale());
  startQueries([queryClient.query(apps.installed()), queryClient.query(apps.manifests())]);
}

/** Starts the request of the terms of a material request. */
export function loadTerms({ queryClient, config, messages }: Portal): void {
  const url = siteDocumentUrl(config.materialsTermsUrl, messages.locale());
  if (url !== null) startQueries([queryClient.query(documentQueries.text(url))]);
}
