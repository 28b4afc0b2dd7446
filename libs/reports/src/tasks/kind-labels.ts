import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportKind } from '@omics-portal/resources';

/** Names of the reports of each report tool. */
export const KIND_LABELS: Readonly<Record<ReportKind, MessageDescriptor>> = {
  dseqc: msg`DNA-Seq QC Report`,
  rseqc: msg`RNA-Seq QC Report`,
  protqc: msg`Proteomics report`,
  metqc: msg`Metabolomics report`,
};
