import { localizedAddress, readWebAddress, type AddressReading } from '@omics-portal/resources';

/**
 * URL of a document of the site in a language; null where the site has none. A relative address is relative to the page.
 * Screens and route loaders use it, so that both address the same query.
 */
export function siteDocumentUrl(pattern: string, locale: string, page = document.baseURI): string | null {
  return pattern === '' ? null : new URL(localizedAddress(pattern, locale), page).href;
}

/** Options of `readDocumentAddress`. */
export interface DocumentAddressOptions {
  readonly locale: string;
  readonly allowedOrigins: readonly string[];
  /** Address of the page. */
  readonly page?: string;
}

/** Reads the address of a document from an untrusted source; `{locale}` in it stands for the language. */
export function readDocumentAddress(
  given: string | undefined,
  { locale, allowedOrigins, page = document.baseURI }: DocumentAddressOptions,
): AddressReading {
  return readWebAddress(given && localizedAddress(given, locale), { page, allowedOrigins });
}
