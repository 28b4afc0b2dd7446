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
export { projectPercentage, projectStatus, type ProjectState } from './projects/project-status';
export { submitProject, type CreatedProject } from './projects/submit-project';
export { changeJobs, resubmitJob, stopJob, type ChangedJobs, type JobSelection } from './jobs/change-jobs';
export { type JobFilter } from './jobs/job-filter';
export { figureQueries, MAX_FIGURE_JOBS } from './figures/figure-queries';
export { type FigureTable } from './figures/figure-table';
export { type JobGrouping } from './figures/job-groupings';
export { fetchWholeLog, loadEarlierLog } from './jobs/job-log-mutations';
export { jobLogQueries } from './jobs/job-log-queries';
export { LOG_PAGE_LINES, logIndexQueries, type LogSearch } from './jobs/log-index-queries';
export { jobCountQuery } from './jobs/job-count-query';
export { jobQueries, type JobListInput } from './jobs/job-queries';
export { JOB_STATUSES, type JobState } from './jobs/job-status';
export { type LogInput } from './jobs/log-range';
export { type LogText } from './jobs/log-text';
export { fetchResults, MAX_RESULTS } from './jobs/fetch-results';
export { resultQueries, type ResultListInput } from './jobs/result-queries';
export { isUnderWay } from './work/is-under-way';
export { type StatusTone } from './work/status-tone';

// Tasks of the report service: reports and uploads.
export { type AccessKey } from './tasks/access-key';
export { OMICS_OF_KIND, pluginNameOf, REPORT_KINDS, type ReportKind } from './tasks/report-kind';
export { type Report, type ReportPage } from './tasks/report-of-task';
export { fetchReportFile } from './tasks/fetch-report-file';
export { fetchReportPage } from './tasks/fetch-report-page';
export { isFinished, isReportUnderWay, pageFormat, servicePageUrl } from './tasks/report-page';
export { reportQueries, type ReportListInput } from './tasks/report-queries';
export { taskQueries } from './tasks/task-queries';
export { submitReport } from './tasks/submit-report';
export { taskStatus, type TaskState } from './tasks/task-status';
export { checkDataset, refreshAccessKey, registerDataset } from './tasks/upload-mutations';
export { uploadQueries, type UploadListInput } from './tasks/upload-queries';
export { isOpen, type OpenTask, type UploadTask } from './tasks/upload-task';

// QC apps and report tools.
export { appQueries, reportToolQueries } from './apps/app-queries';
export { appLabel, appShortName, appVersion } from './apps/app-name';

// Collections: their records, fields, counts and holdings.
export { fileCheck, type CheckedFiles, type FileCheckOptions } from './records/check-files';
export { collectionName, isCollectionName, OMICS, omicsOf, type Omics } from './records/collections';
export { holdingQueries, MAX_FILES_TO_WEIGH } from './records/holding-queries';
export { joinHoldings, type Holdings } from './records/holdings';
export { fetchRecords, fetchRecordsByPath, recordQueries } from './records/record-queries';
export {
  lookUpFiles,
  type CollectionFile,
  type FoundFile,
  type LookUpOptions,
  type LookUpProgress,
} from './records/look-up-files';
export { NoDownloadError, signedDownload } from './records/sign-download';

// Documents and message catalogs, which a web server has as files.
export { catalogQuery, type LocaleCatalog } from './documents/catalog-queries';
export { documentQueries } from './documents/document-queries';
export { localizedAddress } from './documents/localized-address';
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
export { md5OfEtag } from './objects/md5-of-etag';
export { fetchSignedFiles, signFiles, type SignedFile, type SignedFiles } from './objects/sign-files';
export { createFolder, deleteObject, listWholeFolder, signedLink } from './objects/object-mutations';
export { objectRangeQuery } from './objects/object-range';
export { invalidateObjects, objectQueries, type FolderInput } from './objects/object-queries';

// Notifications.
export { markAllNotificationsRead, markNotification } from './notifications/mark-notifications';
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
