import type { SiteText } from '@omics-portal/api/brand';
import { localizedText } from '../documents/localized-text';

/**
 * Texts of a site about its collections: `<omics>` is the subtitle of one of the four, `<name>.title` and `<name>.description` are
 * those of a collection beside them.
 */
export type CollectionTexts = Readonly<Record<string, SiteText>>;

/** Title of a collection beside the four: that of the site, else its name on the wire. */
export function ownCollectionTitle(texts: CollectionTexts, collection: string, locale: string): string {
  return localizedText(texts[`${collection}.title`] ?? collection, locale);
}

/** Description of a collection beside the four; undefined where the site has none. */
export function ownCollectionDescription(
  texts: CollectionTexts,
  collection: string,
  locale: string,
): string | undefined {
  const own = texts[`${collection}.description`];
  return own === undefined ? undefined : localizedText(own, locale);
}
