import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { OmicsType } from '@omics-portal/api';
import type { JobState, ProjectState, ReportVerdict, TaskState } from '@omics-portal/resources';

const WORK_STATE_LABELS = {
  submitted: msg`Submitted`,
  running: msg`Running`,
  failed: msg`Failed`,
  succeeded: msg`Succeeded`,
  aborting: msg`Aborting`,
};

/** Labels of project states. */
export const PROJECT_STATE_LABELS: Readonly<Record<ProjectState, MessageDescriptor>> = {
  ...WORK_STATE_LABELS,
  archived: msg`Archived`,
  deleted: msg`Deleted`,
};

/** Labels of job states. */
export const JOB_STATE_LABELS: Readonly<Record<JobState, MessageDescriptor>> = {
  ...WORK_STATE_LABELS,
  aborted: msg`Aborted`,
  'on-hold': msg`On Hold`,
};

/** Labels of report and upload states. */
export const TASK_STATE_LABELS: Readonly<Record<TaskState, MessageDescriptor>> = {
  submitted: msg`Submitted`,
  running: msg`Running`,
  success: msg`Success`,
  failed: msg`Failed`,
  archived: msg`Archived`,
  checked: msg`Checked`,
  unknown: msg`Unknown`,
};

/** Labels of the quality verdicts of reports. */
export const VERDICT_LABELS: Readonly<Record<ReportVerdict, MessageDescriptor>> = {
  pass: msg({ message: 'Pass', context: 'verdict' }),
  warn: msg({ message: 'Warning', context: 'verdict' }),
  fail: msg({ message: 'Fail', context: 'verdict' }),
  'not-assessed': msg({ message: 'Not assessed', context: 'verdict' }),
};

/** Labels of the four omics types. */
export const OMICS_LABELS: Readonly<Record<OmicsType, MessageDescriptor>> = {
  genomics: msg`Genomics`,
  transcriptomics: msg`Transcriptomics`,
  proteomics: msg`Proteomics`,
  metabolomics: msg`Metabolomics`,
};
