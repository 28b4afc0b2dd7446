import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatusTone } from '@omics-portal/ui';
import type { ReportKind, ReportOmics } from './report-kind';
import type { ReportStatus } from './report-of-task';

/** What a report's state is called. */
export const STATUS_WORDS = {
  Started: msg`Running`,
  Finished: msg`Success`,
  Failed: msg`Failed`,
  Archived: msg`Archived`,
  Checked: msg`Checked`,
  Unknown: msg`Unknown`,
} satisfies Record<ReportStatus, MessageDescriptor>;

/** How it looks. */
export const STATUS_TONES = {
  Started: 'active',
  Finished: 'success',
  Failed: 'exception',
  Archived: 'aborted',
  Checked: 'success',
  Unknown: 'pending',
} satisfies Record<ReportStatus, StatusTone>;

/** What the reports of a tool are called. */
export const KIND_WORDS = {
  dseqc: msg`DNA-Seq QC Report`,
  rseqc: msg`RNA-Seq QC Report`,
  protqc: msg`Proteomics report`,
  metqc: msg`Metabolomics report`,
} satisfies Record<ReportKind, MessageDescriptor>;

/** What a report is about. */
export const OMICS_WORDS = {
  genomics: msg`Genomics`,
  transcriptomics: msg`Transcriptomics`,
  proteomics: msg`Proteomics`,
  metabolomics: msg`Metabolomics`,
} satisfies Record<ReportOmics, MessageDescriptor>;
