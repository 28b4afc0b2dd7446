import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Titles and sources of the reference sets that come with the portal, by the text in their manifest. */
const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  'History of Quartet DNA sequencing batches: 27 WGS and 240 WES rows': msg`History of Quartet DNA sequencing batches: 27 WGS and 240 WES rows`,
  'Quartet proteomics reference fold changes (peptides) and history of 32 batches': msg`Quartet proteomics reference fold changes (peptides) and history of 32 batches`,
  'report folder of chinese-quartet/quartet-dseqc-report': msg`report folder of chinese-quartet/quartet-dseqc-report`,
  'protqc package in chinese-quartet/quartet-protqc-report': msg`protqc package in chinese-quartet/quartet-protqc-report`,
};

/** Title or source of a reference set in the language of the reader; as in its manifest for a set that the site has installed. */
export function referenceText(i18n: I18n, text: string): string {
  const known = Object.hasOwn(TEXTS, text) ? TEXTS[text] : undefined;
  return known ? i18n._(known) : text;
}
