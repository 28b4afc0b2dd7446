import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { FigureSource } from '@omics-portal/api/visualisation';

/** Titles of the tables that ship, by their ids. */
const TITLES: Readonly<Record<string, MessageDescriptor>> = {
  'protqc-example': msg`example table of proteomics`,
  'metqc-example': msg`example table of metabolomics`,
  'protqc-published-run': msg`published proteomics run`,
  'dnaseq-multiqc': msg`MultiQC tables of WGS and WES runs`,
  'synthetic-rna': msg`synthetic RNA counts`,
};

/** Titles of the reference sets that ship, by the titles of their manifests: a set of a site has its own under any id. */
const SET_TITLES: Readonly<Record<string, MessageDescriptor>> = {
  'History of Quartet DNA sequencing batches: 27 WGS and 240 WES rows': msg`history of Quartet DNA sequencing batches`,
  'Quartet proteomics reference fold changes (peptides) and history of 32 batches': msg`Quartet proteomics reference set and history`,
};

/** Title of a source in the current language. */
export function useSourceTitle({ id, title }: FigureSource): string {
  const { i18n } = useLingui();
  const known = TITLES[id] ?? SET_TITLES[title];
  return known ? i18n._(known) : title;
}

/** Origins of the sets that ship, which are phrases; those of a site are as their manifests have them. */
const ORIGINS: Readonly<Record<string, MessageDescriptor>> = {
  'report folder of chinese-quartet/quartet-dseqc-report': msg`report folder of chinese-quartet/quartet-dseqc-report`,
};

/** Origin of a source in the current language. */
export function useSourceOrigin({ origin }: FigureSource): string {
  const { i18n } = useLingui();
  const known = ORIGINS[origin];
  return known ? i18n._(known) : origin;
}
