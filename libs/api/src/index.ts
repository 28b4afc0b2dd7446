// Clients, one for each service
export { type ClientOptions } from './client/client-options';
export {
  createDatainsClient,
  createDataseqClient,
  createReportClient,
  type DatainsClient,
  type DataseqClient,
  type ReportClient,
} from './client/clients';

// Errors
export {
  HttpError,
  isUnknownId,
  NetworkError,
  NotFoundError,
  ResponseShapeError,
  TimeoutError,
} from './errors/errors';
export { type FieldProblem } from './errors/message-of';
export { isObject } from './json/is-object';

// Storage links: `minio://bucket/key`
export { formatStorageLink, parseStorageLink, type StorageAddress } from './storage-link/storage-link';

// Files behind the links: signed URLs, download and upload
export { fetchFile, type FetchFileOptions } from './files/fetch-file';
export {
  beginPartUpload,
  completePartUpload,
  endPartUpload,
  readPartUpload,
  signedPartUrl,
} from './part-uploads/part-uploads';
export { putFile, type PutRequest } from './files/put-file';
export { signedInlineUrl, signedPageUrl, signedUploadUrl, signedUrl } from './files/signed-url';

// Live events
export { createEventParser, type EventParser, type ServerEvent } from './events/event-parser';
export { parsePortalEvent, readEvents, type PortalEventKind } from './events/read-events';

// Entities of the contract
export type {
  AuditEvent,
  AuditKind,
  AuditPage,
  Account,
  AccountCreated,
  AccountSubmit,
  AccountUpdate,
  AccessToken,
  AccessTokenCreated,
  AccessTokenSubmit,
  AppEngine,
  AppManifest,
  AppSchema,
  Attempt,
  AttemptStep,
  Bucket,
  BucketList,
  CategoryCount,
  DataFile,
  DataFilePage,
  DrsObject,
  DataRepo,
  FacetSummary,
  FieldSchema,
  FormField,
  FailureGroup,
  FormRule,
  FsServices,
  InstalledApp,
  JobGroups,
  LogIndex,
  LogLine,
  LogLines,
  LogMatch,
  LogMatches,
  LogRange,
  MadeObject,
  MessageSubmit,
  Notification,
  NotificationPage,
  ObjectMeta,
  ObjectPage,
  OutcomeState,
  OmicsType,
  PortalEvent,
  Project,
  ProjectAction,
  ProjectPage,
  ProjectFigures,
  ProjectReport,
  ProjectStats,
  FigureColumn,
  FigureRow,
  FigureSeries,
  ProjectSubmit,
  ProjectUpdate,
  QueryTree,
  ReadStatus,
  ReportCreated,
  ReportChanges,
  Measurement,
  MeasurementValues,
  NamedReference,
  ChartNote,
  ChartNoteSubmit,
  FolderSamples,
  ThresholdProfile,
  ThresholdProfileSubmit,
  OneTimeLink,
  OneTimeLinkFacts,
  TokenScope,
  NewSecondFactor,
  SecondFactor,
  UserSession,
  ReportSubmit,
  Sample,
  SignResponse,
  StorageObject,
  StorageUsage,
  PartUpload,
  TrashedObject,
  ResultFile,
  ResultFilePage,
  StoreApp,
  Task,
  TaskPage,
  TaskResponse,
  TaskStatus,
  UploadCheck,
  UploadTaskSubmit,
  UploadToken,
  WorkStatus,
  Workflow,
  WorkflowAction,
  WorkflowDetail,
  WorkflowLogs,
  WorkflowPage,
  WorkflowUpdate,
} from './entities';
