// Typed handlers, for cases without a group below. Only responses of the contract compile.
export { dataseqHttp, datainsHttp, reportHttp } from './http/services';
export { filteredTaskPage, pageOf, taskPageOf } from './http/pages';

// Builders, one for each entity, with valid defaults and overrides. `uuid(kind, n)` makes distinct ids.
export { BRAND, DAY, uuid } from './builders/ids';
export {
  aFormField,
  anAppManifest,
  anAppSchema,
  anInstalledApp,
  aReportTool,
  aSingleAppSchema,
  aStoreApp,
  RNA_APP,
  WGS_APP,
} from './builders/apps';
export { aFigureColumn, aProjectFigures } from './builders/figures';
export { aNotification, aPortalEvent } from './builders/notices';
export {
  aCategoryCount,
  aDataFile,
  aDataRepo,
  aFieldSchema,
  aNumberField,
  aSignResponse,
  someDataFiles,
} from './builders/records';
export { aChartNote, anUploadCheck, anUploadTask, anUploadToken, aTask } from './builders/reports';
export {
  aBucket,
  aFolder,
  anFsServices,
  anObjectMeta,
  aPartUpload,
  aStorageObject,
  aStorageUsage,
} from './builders/storage';
export {
  aFailedWorkflow,
  anAttempt,
  anAttemptStep,
  aLogRange,
  aProject,
  aProjectStats,
  aResultFile,
  someJobGroups,
  aSample,
  aWorkflow,
  aWorkflowDetail,
  aWorkflowLogs,
} from './builders/work';

// Handlers by resource: `list` is the success case, `listEmpty`, `listForbidden`, `listError`, `listLoading` the
// others.
export {
  accountHandlers,
  anAccount,
  aOneTimeLink,
  aSession,
  oneTimeLinkHandlers,
  secondFactorHandlers,
  sessionHandlers,
  SOME_ACCOUNTS,
} from './handlers/account-handlers';
export { aShareLink, shareLinkHandlers } from './handlers/share-link-handlers';
export { accessTokenHandlers, anAccessToken, TOKEN_TEXT } from './handlers/access-token-handlers';
export { anAuditEvent, auditHandlers } from './handlers/audit-handlers';
export { appHandlers } from './handlers/app-handlers';
export { figureHandlers } from './handlers/figure-handlers';
export { logIndexHandlers } from './handlers/log-index-handlers';
export {
  EVENT_WORKFLOW_ID,
  eventHandlers,
  messageHandlers,
  notificationHandlers,
} from './handlers/notice-handlers';
export { partUploadHandlers, usageHandlers } from './handlers/part-upload-handlers';
export { drsHandlers } from './handlers/drs-handlers';
export { projectHandlers, SOME_PROJECTS } from './handlers/project-handlers';
export {
  collectionHandlers,
  countHandlers,
  facetHandlers,
  recordHandlers,
  repoHandlers,
  schemaHandlers,
  signHandlers,
  SOME_DATA_FILES,
} from './handlers/record-handlers';
export {
  reportHandlers,
  reportToolHandlers,
  SOME_TASKS,
  taskHandlers,
  uploadHandlers,
} from './handlers/report-handlers';
export {
  archiveHandlers,
  bucketHandlers,
  fsServiceHandlers,
  objectHandlers,
} from './handlers/storage-handlers';
export { transferHandlers, trashHandlers } from './handlers/trash-handlers';
export {
  logHandlers,
  resultHandlers,
  SOME_RESULT_FILES,
  SOME_WORKFLOWS,
  workflowHandlers,
} from './handlers/workflow-handlers';

// All success cases, as the base of a story or test.
export { folderSampleHandlers } from './handlers/folder-sample-handlers';
export { chartNoteHandlers, measurementHandlers } from './handlers/history-handlers';
export { aThresholdProfile, profileHandlers } from './handlers/profile-handlers';
export { happyHandlers } from './handlers/happy-handlers';
