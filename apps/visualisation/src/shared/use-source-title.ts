import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { FigureSource } from '@omics-portal/api/visualisation';

/** Titles of the tables that ship. An installed set has the title of its manifest. */
const TITLES: Readonly<Record<string, MessageDescriptor>> = {
  'protqc-example': msg`example table of proteomics`,
  'metqc-example': msg`example table of metabolomics`,
  'protqc-published-run': msg`published proteomics run`,
  'dnaseq-multiqc': msg`MultiQC tables of WGS and WES runs`,
  'synthetic-rna': msg`synthetic RNA counts`,
  'dnaseq-history': msg`history of Quartet DNA sequencing batches`,
  'proteomics-quartet': msg`Quartet proteomics reference set and history`,
};

/** Title of a source in the current language. */
export function useSourceTitle({ id, title }: FigureSource): string {
  const { i18n } = useLingui();
  const known = TITLES[id];
  return known ? i18n._(known) : title;
}
