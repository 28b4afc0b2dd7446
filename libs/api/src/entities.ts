import { type components as Datains } from './generated/datains.gen';
import { type components as Dataseq } from './generated/dataseq.gen';
import { type components as Report } from './generated/quartet-service.gen';

type DatainsSchemas = Datains['schemas'];
type DataseqSchemas = Dataseq['schemas'];
type ReportSchemas = Report['schemas'];

// Storage
export type FsServices = DatainsSchemas['FsServices'];
export type Bucket = DatainsSchemas['Bucket'];
export type BucketList = DatainsSchemas['BucketList'];
export type StorageObject = DatainsSchemas['StorageObject'];
export type StorageUsage = DatainsSchemas['StorageUsage'];
export type PartUpload = DatainsSchemas['PartUpload'];
export type ObjectPage = DatainsSchemas['ObjectPage'];
export type TrashedObject = DatainsSchemas['TrashedObject'];
export type OutcomeState = DatainsSchemas['OutcomeState'];
export type ObjectMeta = DatainsSchemas['ObjectMeta'];
export type MadeObject = DatainsSchemas['MadeObject'];

// Apps
export type AppManifest = DatainsSchemas['AppManifest'];
export type AppEngine = DatainsSchemas['AppEngine'];
export type InstalledApp = DatainsSchemas['InstalledApp'];
export type StoreApp = DatainsSchemas['StoreApp'];
export type AppSchema = DatainsSchemas['AppSchema'];
export type FormField = DatainsSchemas['FormField'];
export type FormRule = DatainsSchemas['FormRule'];

// Projects and jobs
export type WorkStatus = DatainsSchemas['WorkStatus'];
export type Sample = DatainsSchemas['Sample'];
export type Project = DatainsSchemas['Project'];
export type ProjectPage = DatainsSchemas['ProjectPage'];
export type ProjectReport = DatainsSchemas['ProjectReport'];
export type ProjectSubmit = DatainsSchemas['ProjectSubmit'];
export type ProjectUpdate = DatainsSchemas['ProjectUpdate'];
export type ProjectAction = DatainsSchemas['ProjectAction'];
export type ProjectStats = DatainsSchemas['ProjectStats'];
export type ProjectFigures = DatainsSchemas['ProjectFigures'];
export type FigureColumn = DatainsSchemas['FigureColumn'];
export type FigureSeries = DatainsSchemas['FigureSeries'];
export type FigureRow = DatainsSchemas['FigureRow'];
export type Workflow = DatainsSchemas['Workflow'];
export type JobGroups = DatainsSchemas['JobGroups'];
export type FailureGroup = DatainsSchemas['FailureGroup'];
export type WorkflowAction = DatainsSchemas['WorkflowAction'];
export type WorkflowPage = DatainsSchemas['WorkflowPage'];
export type ResultFile = DatainsSchemas['ResultFile'];
export type ResultFilePage = DatainsSchemas['ResultFilePage'];
export type WorkflowDetail = DatainsSchemas['WorkflowDetail'];
export type Attempt = DatainsSchemas['Attempt'];
export type AttemptStep = DatainsSchemas['AttemptStep'];
export type WorkflowUpdate = DatainsSchemas['WorkflowUpdate'];
export type WorkflowLogs = DatainsSchemas['WorkflowLogs'];
export type LogRange = DatainsSchemas['LogRange'];
export type LogIndex = DatainsSchemas['LogIndex'];
export type LogLine = DatainsSchemas['LogLine'];
export type LogLines = DatainsSchemas['LogLines'];
export type LogMatch = DatainsSchemas['LogMatch'];
export type LogMatches = DatainsSchemas['LogMatches'];

// Notifications
export type Notification = DatainsSchemas['Notification'];
export type NotificationPage = DatainsSchemas['NotificationPage'];
export type ReadStatus = DatainsSchemas['ReadStatus'];
export type MessageSubmit = DatainsSchemas['MessageSubmit'];
export type PortalEvent = DatainsSchemas['PortalEvent'];

// Accounts
export type ShareLink = DatainsSchemas['ShareLink'];
export type ShareLinkSubmit = DatainsSchemas['ShareLinkSubmit'];
export type ShareLinkCreated = DatainsSchemas['ShareLinkCreated'];
export type AccessToken = DatainsSchemas['AccessToken'];
export type AccessTokenSubmit = DatainsSchemas['AccessTokenSubmit'];
export type AccessTokenCreated = DatainsSchemas['AccessTokenCreated'];
export type TokenScope = DatainsSchemas['TokenScope'];
export type Account = DatainsSchemas['Account'];
export type AccountSubmit = DatainsSchemas['AccountSubmit'];
export type AccountUpdate = DatainsSchemas['AccountUpdate'];
export type AccountCreated = DatainsSchemas['AccountCreated'];
export type OneTimeLink = DatainsSchemas['OneTimeLink'];
export type OneTimeLinkFacts = DatainsSchemas['OneTimeLinkFacts'];
export type AuditEvent = DatainsSchemas['AuditEvent'];
export type AuditKind = DatainsSchemas['AuditKind'];
export type AuditPage = DatainsSchemas['AuditPage'];
/** Sign-in of the user; `Session` is that of libs/auth. */
export type UserSession = DatainsSchemas['Session'];
export type SecondFactor = DatainsSchemas['SecondFactor'];
export type NewSecondFactor = DatainsSchemas['NewSecondFactor'];

// Reports and uploads
export type Task = ReportSchemas['Task'];
export type TaskPage = ReportSchemas['TaskPage'];
export type TaskResponse = ReportSchemas['TaskResponse'];
export type TaskStatus = ReportSchemas['TaskStatus'];
export type FolderSamples = ReportSchemas['FolderSamples'];
export type ThresholdProfile = ReportSchemas['ThresholdProfile'];
export type ThresholdProfileSubmit = ReportSchemas['ThresholdProfileSubmit'];
export type ReportChanges = ReportSchemas['ReportChanges'];
export type Measurement = ReportSchemas['Measurement'];
export type MeasurementValues = ReportSchemas['MeasurementValues'];
export type NamedReference = ReportSchemas['Reference'];
export type ChartNote = ReportSchemas['ChartNote'];
export type ChartNoteSubmit = ReportSchemas['ChartNoteSubmit'];
export type ReportSubmit = ReportSchemas['ReportSubmit'];
export type ReportCreated = ReportSchemas['ReportCreated'];
export type OmicsType = ReportSchemas['OmicsType'];
export type UploadTaskSubmit = ReportSchemas['UploadTaskSubmit'];
export type UploadToken = ReportSchemas['UploadToken'];
export type UploadCheck = ReportSchemas['UploadCheck'];

// Records
export type FieldSchema = DataseqSchemas['FieldSchema'];
export type DataFile = DataseqSchemas['DataFile'];
export type DrsObject = DataseqSchemas['DrsObject'];
export type DataFilePage = DataseqSchemas['DataFilePage'];
export type FacetSummary = DataseqSchemas['Summary']['facets'][number];
export type CategoryCount = DataseqSchemas['CategoryCount'];
export type QueryTree = DataseqSchemas['QueryTree'];
export type DataRepo = DataseqSchemas['DataRepo'];
export type SignResponse = DataseqSchemas['SignResponse'];
