import { localizedAddress } from '@omics-portal/resources';
import type { PortalConfig } from '../../../composition/config';

/** Documents of a site, by the part of its configuration that names them. */
export const SITE_DOCUMENTS = ['docs', 'help', 'policies', 'engines', 'changelog', 'materialsTerms'] as const;
export type SiteDocument = (typeof SITE_DOCUMENTS)[number];

/** Document of this site. */
export interface DocumentAddress {
  readonly name: SiteDocument;
  /** Address pattern of the text, with `{locale}`; null for a page of another site, whose text is not read. */
  readonly text: string | null;
  /** Link to another site; null for a document that the previewer shows. */
  readonly link: string | null;
}

const PREVIEWER = /^#?\/markdown-previewer\?url=(.+)$/u;

/** Documents that the configuration names. A link to the previewer stands for the document that it shows. */
export function siteDocuments(
  config: Pick<PortalConfig, 'links' | 'changelogUrl' | 'materialsTermsUrl'>,
): readonly DocumentAddress[] {
  const { docs, help, policies, engines } = config.links;
  const given: Readonly<Record<SiteDocument, string | null>> = {
    docs,
    help,
    policies,
    engines,
    changelog: config.changelogUrl,
    materialsTerms: config.materialsTermsUrl,
  };
  const isLink = (name: SiteDocument) => Object.hasOwn(config.links, name);
  return SITE_DOCUMENTS.flatMap((name): DocumentAddress[] => {
    const address = given[name];
    if (!address) {
      return [];
    }
    const shown = PREVIEWER.exec(address)?.[1];
    if (shown !== undefined) {
      return [{ name, text: decodeURIComponent(shown), link: null }];
    }
    return [isLink(name) ? { name, text: null, link: address } : { name, text: address, link: null }];
  });
}

/** Absolute URL of a document in a language, if it is on this site; null for another, which the palette does not ask. */
export function textUrl(pattern: string | null, locale: string, page: string): string | null {
  const address = pattern === null ? '' : localizedAddress(pattern, locale);
  if (address === '' || !URL.canParse(address, page)) {
    return null;
  }
  const url = new URL(address, page);
  return url.origin === new URL(page).origin ? url.href : null;
}
