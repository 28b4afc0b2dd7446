import { useLingui } from '@lingui/react/macro';
import { useCatalogue, type DocumentUrls } from '../ports/catalogue-ports';
import { siteDocumentUrl } from './site-document';

/** URL of a document of the site in the current language; null where the site has none. */
export function useSiteDocument(name: keyof DocumentUrls): string | null {
  const { i18n } = useLingui();
  const { documentUrls } = useCatalogue();
  return siteDocumentUrl(documentUrls[name], i18n.locale);
}
