// Projects and their jobs.
export { changeProject, changeProjects, type ProjectChange } from './projects/project-actions';
export { checkProjectName } from './projects/check-project-name';
export { jobsToRestart } from './projects/jobs-to-restart';
export {
  projectQueries,
  type OngoingProjects,
  type ProjectListInput,
  type ProjectSort,
} from './projects/project-queries';
export { projectFactQueries } from './projects/project-fact-queries';
export { readProjectStats } from './readers/read-project';
export { DELETED_PROJECTS } from './projects/deleted-projects';
export { PROJECT_FILTERS } from './projects/project-filters';
export {
  projectPercentage,
  PROJECTS_IN_STATE,
  projectStatus,
  type ProjectState,
} from './projects/project-status';
export { submitProject, type CreatedProject } from './projects/submit-project';
export { changeJobs, resubmitJob, stopJob, type ChangedJobs, type JobSelection } from './jobs/change-jobs';
export { FAILED_JOBS, type JobFilter } from './jobs/job-filter';
export { figureQueries, MAX_FIGURE_JOBS } from './figures/figure-queries';
export { type FigureTable } from './figures/figure-table';
export { type JobGrouping } from './figures/job-groupings';
export { fetchWholeLog, loadEarlierLog } from './jobs/job-log-mutations';
export { jobLogListQuery } from './jobs/job-log-list-query';
export { jobLogQueries } from './jobs/job-log-queries';
export { LOG_PAGE_LINES, logIndexQueries, type LogSearch } from './jobs/log-index-queries';
export { jobCountQuery } from './jobs/job-count-query';
export { jobQueries, type JobListInput } from './jobs/job-queries';
export { JOB_FILTERS } from './jobs/job-filters';
export { JOB_STATUSES, type JobState } from './jobs/job-status';
export { type LogInput } from './jobs/log-range';
export { type LogText } from './jobs/log-text';
export { fetchResults, MAX_RESULTS } from './jobs/fetch-results';
export { resultQueries, type ResultListInput } from './jobs/result-queries';
export { hasFailed } from './work/has-failed';
export { isUnderWay } from './work/is-under-way';
export { type StatusTone } from './work/status-tone';

// Tasks of the report service: reports and uploads.
export { type AccessKey, type UploadCommand } from './tasks/access-key';
export {
  kindOfPlugin,
  OMICS_OF_KIND,
  pluginNameOf,
  REPORT_KINDS,
  type ReportKind,
} from './tasks/report-kind';
export {
  chartNoteQueries,
  type ChartNoteToSave,
  deleteChartNote,
  saveChartNote,
} from './chart-notes/chart-note-queries';
export { deleteProfile, profileQueries, saveProfile } from './profiles/profile-queries';
export { changeReport } from './tasks/change-report';
export { folderSampleQueries } from './tasks/folder-sample-queries';
export { measurementQueries } from './tasks/measurement-queries';
export { type Report, type ReportFailure, type ReportMark, type ReportPage } from './tasks/report-of-task';
export { fetchReportArchive } from './tasks/fetch-report-archive';
export { fetchReportFile, type ReportFileDownload } from './tasks/fetch-report-file';
export { fetchReportPage } from './tasks/fetch-report-page';
export { isFinished, isReportUnderWay, pageFormat, servicePageUrl } from './tasks/report-page';
export { reportQueries, type ReportListInput } from './tasks/report-queries';
export { readVerdict, REPORT_VERDICTS, VERDICT_TONES, type ReportVerdict } from './tasks/report-verdict';
export { type LocalFilter } from './tasks/task-list';
export { taskQueries } from './tasks/task-queries';
export { submitReport } from './tasks/submit-report';
export { FINISHED_REPORTS } from './tasks/finished-reports';
export {
  REPORT_FILTERS,
  REPORT_MARK_FILTERS,
  type ReportMarkFilter,
  UPLOAD_FILTERS,
} from './tasks/task-filters';
export { taskStatus, type TaskState } from './tasks/task-status';
export { checkDataset, refreshAccessKey, registerDataset } from './tasks/upload-mutations';
export { uploadQueries, type UploadListInput } from './tasks/upload-queries';
export { isOpen, type OpenTask, type UploadTask } from './tasks/upload-task';

// QC apps and report tools.
export { appQueries, reportToolQueries } from './apps/app-queries';
export { appLabel, appShortName, appVersion } from './apps/app-name';

// Collections: their records, fields, counts and holdings.
export { fileCheck, type CheckedFiles, type FileCheckOptions } from './records/check-files';
export { collectionFilesQuery } from './records/collection-files-query';
export { collectionListQuery } from './records/collection-list-query';
export { dataRepoQuery, type DataSource } from './records/data-repo-query';
export {
  collectionName,
  isCollectionName,
  offeredCollections,
  OMICS,
  omicsOf,
  type Omics,
} from './records/collections';
export { holdingQueries, MAX_FILES_TO_WEIGH } from './records/holding-queries';
export { joinHoldings, type Holdings, type HoldingTotals } from './records/holdings';
export {
  fetchGroups,
  FILES_SORT_FIELD,
  groupRequest,
  type Group,
  type GroupList,
  type GroupPage,
} from './records/fetch-groups';
export { groupQuery } from './records/group-query';
export { drsObjectQuery } from './records/drs-object-query';
export { histogramQuery } from './records/histogram-query';
export { ESTIMATES_POLL_MS, isEstimated, SHOWN_RECORD_QUERIES } from './records/estimated-queries';
export type { FacetCounts, ValueSize } from './records/facet-counts';
export { fetchRecords, fetchRecordsByPath, recordQueries } from './records/record-queries';
export {
  lookUpFiles,
  type CollectionFile,
  type FoundFile,
  type LookUpOptions,
  type LookUpProgress,
} from './records/look-up-files';
export { searchSuggestions, type SearchSuggestions, type SuggestedValue } from './records/search-suggestions';
export { NoDownloadError, signedDownload } from './records/sign-download';

// Documents and message catalogs, which a web server has as files.
export { catalogQuery, type LocaleCatalog } from './documents/catalog-queries';
export { documentQueries } from './documents/document-queries';
export { figureDocumentQuery, type FigureDocumentName } from './documents/figure-documents';
export { overviewPapers, papersToCite } from './documents/papers-to-cite';
export { localizedAddress } from './documents/localized-address';
export {
  ownCollectionDescription,
  ownCollectionTitle,
  type CollectionTexts,
} from './records/collection-texts';
export { localizedText } from './documents/localized-text';
export { type Publication, publicationsIn } from './documents/publications';
export {
  MATERIAL_BATCH,
  MATERIALS_TYPES,
  type MaterialsType,
  materialLotId,
  readMaterialLot,
} from './materials/material-lots';
export { readWebAddress, type AddressReading } from './documents/web-address';

// Messages to the people who run the site.
export { sendMessage } from './messages/send-message';

// Object storage.
export {
  addressOfLink,
  localFileHead,
  objectContentQueries,
  StorageLinkError,
} from './objects/object-content';
export { fetchStoredFiles, readStoredFiles, type StoredFile } from './objects/stored-files';
export { buildDownloadKit } from './download-kit/build-download-kit';
export type { KitFile } from './download-kit/kit-file';
export { signedKitFiles } from './download-kit/signed-kit-files';
export { md5OfEtag } from './objects/md5-of-etag';
export { reportInputsQuery } from './objects/report-inputs';
export { ownFolderQuery, type OwnFolder } from './objects/own-folder';
export { storageUsageQuery } from './objects/storage-usage';
export { fetchSignedFiles, signFiles, type SignedFile, type SignedFiles } from './objects/sign-files';
export { createShareLink, revokeShareLink, shareLinkQueries } from './share-links/share-link-queries';
export { createArchive, MAX_ARCHIVE_OBJECTS, type Archive, type NewArchive } from './objects/create-archive';
export { fetchEntries } from './objects/fetch-entries';
export { fetchFilesBelow } from './objects/files-below';
export {
  sendTransfer,
  transferObjects,
  type TransferOutcome,
  type TransferRequest,
} from './objects/transfer-objects';
export {
  removeTrash,
  restoreFromTrash,
  restoreTrash,
  sendToTrash,
  trashQuery,
  type RestoreOutcome,
  type TrashOutcome,
} from './objects/trash';
export { createFolder, listWholeFolder, signedLink } from './objects/object-mutations';
export { objectRangeQuery } from './objects/object-range';
export { invalidateObjects, objectQueries, type FolderInput } from './objects/object-queries';

// Accounts.
export {
  accountQueries,
  createAccount,
  createOneTimeLink,
  endSessionsOfAccount,
  resetSecondFactor,
  updateAccount,
  type AccountListInput,
} from './accounts/account-queries';
export {
  auditQueries,
  exportAuditEvents,
  type AuditFilter,
  type AuditListInput,
} from './audit/audit-queries';
export { oneTimeLinkQuery, setPasswordByLink } from './accounts/one-time-link-queries';
export {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorQueries,
} from './accounts/second-factor-queries';
export { changeAccountName, changePassword, endSessions, sessionQueries } from './accounts/session-queries';
export {
  accessTokenQueries,
  createAccessToken,
  deleteAccessToken,
} from './access-tokens/access-token-queries';
export { examplePath, shownToken } from './access-tokens/example-path';

// Notifications.
export { markAllNotificationsRead, markNotification } from './notifications/mark-notifications';
export {
  chooseNotifications,
  type NotificationChoices,
  notificationChoices,
} from './notifications/notification-choices';
export { setNotificationStatus } from './notifications/set-notification-status';
export {
  invalidateNotifications,
  notificationQueries,
  type NotificationListInput,
} from './notifications/notification-queries';

// Submissions that may be repeated without a second effect, and their drafts.
export { type Attempt, type AttemptStore } from './submission/attempt';
export { createSubmitOnce } from './submission/submit-once';
export { fingerprintOf } from './submission/fingerprint';
export {
  createDraftStore,
  parseDraft,
  type DraftItems,
  type DraftStorage,
  type DraftStore,
  type DraftVersion,
} from './submission/draft-store';

// Live events.
export { createLiveEvents, type LiveEvents } from './events/live-events';
export { pollInterval } from './events/poll-interval';
