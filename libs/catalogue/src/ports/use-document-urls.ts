import { useLingui } from '@lingui/react/macro';
import { localizedAddress } from '@omics-portal/resources';
import { useCatalogue, type DocumentUrls } from './catalogue-ports';

/** Documents of the site in the reader's language. */
export function useDocumentUrls(): DocumentUrls {
  const { i18n } = useLingui();
  const { documentUrls } = useCatalogue();
  return {
    publications: localizedAddress(documentUrls.publications, i18n.locale),
    materialsTerms: localizedAddress(documentUrls.materialsTerms, i18n.locale),
    materialsSpecification: localizedAddress(documentUrls.materialsSpecification, i18n.locale),
    referenceDatasetsManifest: localizedAddress(documentUrls.referenceDatasetsManifest, i18n.locale),
  };
}
