import { useLingui } from '@lingui/react/macro';
import { useDatasets, type DocumentUrls } from './datasets-ports';

/** The site's documents in the reader's language: `{locale}` in an address stands for it. Empty where the site has none. */
export function useDocumentUrls(): DocumentUrls {
  const { i18n } = useLingui();
  const { documentUrls } = useDatasets();
  const inLanguage = (address: string) => address.replaceAll('{locale}', i18n.locale);
  return {
    publications: inLanguage(documentUrls.publications),
    materialsTerms: inLanguage(documentUrls.materialsTerms),
    materialsSpecification: inLanguage(documentUrls.materialsSpecification),
    referenceDatasetsManifest: inLanguage(documentUrls.referenceDatasetsManifest),
  };
}
