import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Titles of the reference sets that come with the portal, by the title in their manifest. */
const TITLES: Readonly<Record<string, MessageDescriptor>> = {
  'History of Quartet DNA sequencing batches: 27 WGS and 240 WES rows': msg`History of Quartet DNA sequencing batches: 27 WGS and 240 WES rows`,
  'Quartet proteomics reference fold changes (peptides) and history of 32 batches': msg`Quartet proteomics reference fold changes (peptides) and history of 32 batches`,
};

/** Title of a reference set in the language of the reader; as in its manifest for a set that the site has installed. */
export function referenceTitle(i18n: I18n, title: string): string {
  const known = Object.hasOwn(TITLES, title) ? TITLES[title] : undefined;
  return known ? i18n._(known) : title;
}
