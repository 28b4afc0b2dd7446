import { type AddressReading, readWebAddress } from '@omics-portal/resources';
import { useCatalogue } from '../ports/catalogue-ports';

/** Reader of addresses in the manifest, which may be relative to it. The origin of the manifest is allowed as well. */
export function useManifestAddress(manifestUrl: string): (given: string) => AddressReading {
  const { allowedDocumentOrigins } = useCatalogue();
  const allowedOrigins = [...allowedDocumentOrigins, new URL(manifestUrl).origin];
  return (given) => {
    const absolute =
      given !== '' && URL.canParse(given, manifestUrl) ? new URL(given, manifestUrl).href : given;
    return readWebAddress(absolute, { page: document.baseURI, allowedOrigins });
  };
}
