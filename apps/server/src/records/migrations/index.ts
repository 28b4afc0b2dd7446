import { identityMigration } from './0001-identity.ts';
import { dataseqMigration } from './0002-dataseq.ts';
import { workMigration } from './0003-work.ts';
import { collectionRevisionMigration } from './0004-collection-revision.ts';
import { projectOmicsMigration } from './0005-project-omics.ts';
import { manyJobsMigration } from './0006-many-jobs.ts';
import { fieldLabelsMigration } from './0007-field-labels.ts';
import { enginesMigration } from './0008-engines.ts';
import { jobFailuresMigration } from './0009-job-failures.ts';
import { figuresMigration } from './0010-figures.ts';
import { resultFilesMigration } from './0012-result-files.ts';
import { responsesMigration } from './0013-responses.ts';
import { reportVerdictsMigration } from './0014-report-verdicts.ts';
import { providerAccountsMigration } from './0015-provider-accounts.ts';
import { reportMarksMigration } from './0016-report-marks.ts';
import { thresholdProfilesMigration } from './0017-threshold-profiles.ts';
import { disabledAccountsMigration } from './0018-disabled-accounts.ts';
import { reportHistoryMigration } from './0019-report-history.ts';
import { accessTokensMigration } from './0020-access-tokens.ts';
import { accountSessionsMigration } from './0021-account-sessions.ts';
import { auditLogMigration } from './0022-audit-log.ts';
import { secondFactorsMigration } from './0023-second-factors.ts';
import { trashMigration } from './0024-trash.ts';
import { partUploadsMigration } from './0025-part-uploads.ts';
import { mutedNoticesMigration } from './0026-muted-notices.ts';
import { archivesMigration } from './0027-archives.ts';
import { runProblemsMigration } from './0028-run-problems.ts';
import { silenceReasonsMigration } from './0029-silence-reasons.ts';
import { limitsOfReadsMigration } from './0030-limits-of-reads.ts';
import { projectReportsMigration } from './0031-project-reports.ts';
import { projectProfilesMigration } from './0032-project-profiles.ts';
import { sourceDescriptionsMigration } from './0033-source-descriptions.ts';
import { auditByActorMigration } from './0034-audit-by-actor.ts';
import { uploadFoldersMigration } from './0035-upload-folders.ts';
import { finishedFilesMigration } from './0036-finished-files.ts';
import { shareLinksMigration } from './0037-share-links.ts';
import type { Migration } from './migration.ts';

/** All migrations in order. A released migration is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  identityMigration,
  dataseqMigration,
  workMigration,
  collectionRevisionMigration,
  projectOmicsMigration,
  manyJobsMigration,
  fieldLabelsMigration,
  enginesMigration,
  jobFailuresMigration,
  figuresMigration,
  resultFilesMigration,
  responsesMigration,
  reportVerdictsMigration,
  providerAccountsMigration,
  reportMarksMigration,
  thresholdProfilesMigration,
  disabledAccountsMigration,
  reportHistoryMigration,
  accessTokensMigration,
  accountSessionsMigration,
  auditLogMigration,
  secondFactorsMigration,
  trashMigration,
  partUploadsMigration,
  mutedNoticesMigration,
  archivesMigration,
  runProblemsMigration,
  silenceReasonsMigration,
  limitsOfReadsMigration,
  projectReportsMigration,
  projectProfilesMigration,
  sourceDescriptionsMigration,
  auditByActorMigration,
  uploadFoldersMigration,
  finishedFilesMigration,
  shareLinksMigration,
];
