// Typed handlers, for cases without a group below. Only responses of the contract compile.
export { dataseqHttp, datainsHttp, reportHttp } from './http/services';
export { pageOf, taskPageOf } from './http/pages';

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
export { anUploadCheck, anUploadTask, anUploadToken, aTask } from './builders/reports';
export { aBucket, aFolder, anFsServices, anObjectMeta, aStorageObject } from './builders/storage';
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
export { appHandlers } from './handlers/app-handlers';
export { figureHandlers } from './handlers/figure-handlers';
export { logIndexHandlers } from './handlers/log-index-handlers';
export {
  EVENT_WORKFLOW_ID,
  eventHandlers,
  messageHandlers,
  notificationHandlers,
} from './handlers/notice-handlers';
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
export { bucketHandlers, fsServiceHandlers, objectHandlers } from './handlers/storage-handlers';
export {
  logHandlers,
  resultHandlers,
  SOME_RESULT_FILES,
  SOME_WORKFLOWS,
  workflowHandlers,
} from './handlers/workflow-handlers';

// All success cases, as the base of a story or test.
export { happyHandlers } from './handlers/happy-handlers';
