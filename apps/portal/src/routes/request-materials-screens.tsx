import {
  RequestMaterialsScreen,
  siteDocumentUrl,
  type RequestMaterialsScreenProps,
} from '@omics-portal/catalogue';
import { documentQueries } from '@omics-portal/resources';
import type { Portal } from '../composition/portal';
import { useAccount } from '../composition/use-portal';
import { CatalogueHost } from './catalogue-host';

export function RequestMaterialsRoute({ search, onSearchChange }: RequestMaterialsScreenProps) {
  const account = useAccount();
  return (
    <CatalogueHost>
      <RequestMaterialsScreen key={account} search={search} onSearchChange={onSearchChange} />
    </CatalogueHost>
  );
}

/** Starts the request of the terms. A failure stays in the cache, where the screen shows it. */
export function loadTerms({ queryClient, config, messages }: Portal): void {
  const url = siteDocumentUrl(config.materialsTermsUrl, messages.locale());
  if (url !== null) queryClient.query(documentQueries.text(url)).catch(() => undefined);
}
