/** Callers of the access matrix, from the one with the fewest rights. `mate` is in a group with the owner. */
export const CALLERS = ['visitor', 'stranger', 'mate', 'admin', 'owner'] as const;

export type AccessCaller = (typeof CALLERS)[number];

/** Outcome of a call: it reaches the handler's work, or it is refused in one of three ways. */
export type AccessOutcome = 'passes' | 'sign in' | 'forbidden' | 'not found';

type Outcomes = Readonly<Record<AccessCaller, AccessOutcome>>;

const signedIn = (others: Omit<Outcomes, 'visitor'>): Outcomes => ({ visitor: 'sign in', ...others });

/** Everybody, without an account. */
const PUBLIC: Outcomes = {
  visitor: 'passes',
  stranger: 'passes',
  mate: 'passes',
  admin: 'passes',
  owner: 'passes',
};
/** Everybody with an account, about what is theirs: lists, and new records. */
const SELF = signedIn({ stranger: 'passes', mate: 'passes', admin: 'passes', owner: 'passes' });
/** Work of a project: its owner, the group that it was given, and admins. */
const WORK = signedIn({ stranger: 'not found', mate: 'passes', admin: 'passes', owner: 'passes' });
/** Records of an account alone; not even admins have them. */
const OWN = signedIn({ stranger: 'not found', mate: 'not found', admin: 'not found', owner: 'passes' });
/** Records of an account that admins can change, too. */
const OWN_OR_ADMIN = signedIn({ stranger: 'not found', mate: 'not found', admin: 'passes', owner: 'passes' });
/** Files of an account: its owner and admins. */
const FILES = signedIn({ stranger: 'forbidden', mate: 'forbidden', admin: 'passes', owner: 'passes' });
/** Admins of the site. */
const ADMINS = signedIn({ stranger: 'forbidden', mate: 'forbidden', admin: 'passes', owner: 'forbidden' });

/** Record that a call is about. */
export type AccessRecord =
  | 'project'
  | 'workflow'
  | 'report'
  | 'notification'
  | 'access token'
  | 'share link'
  | 'session'
  | 'threshold profile'
  | 'chart note'
  | 'upload task'
  | 'part upload'
  | 'file'
  | 'account';

/** Row of the matrix: who may call an operation, about a record of the owner. */
export interface AccessRow {
  readonly record?: AccessRecord;
  readonly outcomes: Outcomes;
}

const about = (record: AccessRecord, outcomes: Outcomes): AccessRow => ({ record, outcomes });
const row = (outcomes: Outcomes): AccessRow => ({ outcomes });

/** Access matrix: one row for each operation of the contract. An operation without a row fails the test. */
export const ACCESS_ROWS: Readonly<Record<string, AccessRow>> = {
  listFsServices: row(SELF),
  listBuckets: row(SELF),
  // A list has what the caller may read: see the tests of storage.
  listObjects: row(SELF),
  makeDirectory: about('file', FILES),
  makeDownloadUrl: about('file', FILES),
  makeUploadUrl: about('file', FILES),
  deleteObject: about('file', FILES),
  moveObject: about('file', FILES),
  getObjectMeta: about('file', FILES),
  // These have an outcome for each entry: see the tests of storage.
  getObjectMetas: row(SELF),
  transferObjects: row(SELF),
  trashObjects: row(SELF),
  listTrash: row(SELF),
  restoreTrash: row(SELF),
  removeTrash: row(SELF),
  getStorageUsage: row(SELF),
  createArchive: about('file', FILES),
  // The id in the link is the right; without it there is nothing.
  downloadArchive: row(PUBLIC),
  listShareLinks: row(SELF),
  createShareLink: about('file', FILES),
  revokeShareLink: about('share link', OWN),
  // The same as of an archive.
  openSharedFile: row(PUBLIC),
  createPartUpload: about('file', FILES),
  getPartUpload: about('part upload', OWN),
  signPartUpload: about('part upload', OWN),
  completePartUpload: about('part upload', OWN),
  deletePartUpload: about('part upload', OWN),

  listApps: row(PUBLIC),
  listAppManifests: row(PUBLIC),
  listInstalledApps: row(PUBLIC),
  getAppSchema: row(PUBLIC),
  getAppReadme: row(PUBLIC),
  getAppIcon: row(PUBLIC),
  getAppCover: row(PUBLIC),

  listProjects: row(SELF),
  createProject: about('file', FILES),
  checkProjectName: row(SELF),
  getProject: about('project', WORK),
  updateProject: about('project', WORK),
  updateProjectWorkflows: about('project', WORK),
  listJobGroups: about('project', WORK),
  getProjectStats: about('project', WORK),
  getProjectFigures: about('project', WORK),
  // Of a project that is not theirs, callers get an empty list.
  listWorkflows: about('project', SELF),
  getWorkflow: about('workflow', WORK),
  updateWorkflow: about('workflow', WORK),
  getWorkflowLogs: about('workflow', WORK),
  getWorkflowLogIndex: about('workflow', WORK),
  getWorkflowLogLines: about('workflow', WORK),
  searchWorkflowLog: about('workflow', WORK),
  getWorkflowFileContent: about('workflow', WORK),
  listResults: row(SELF),

  listNotifications: row(SELF),
  updateNotification: about('notification', OWN),
  getNotificationChoices: row(SELF),
  setNotificationChoices: row(SELF),
  createMessage: row(PUBLIC),
  streamEvents: row(SELF),

  listAccessTokens: row(SELF),
  createAccessToken: row(SELF),
  deleteAccessToken: about('access token', OWN),
  listSessions: row(SELF),
  endOtherSessions: row(SELF),
  endSession: about('session', OWN),
  changePassword: row(SELF),
  changeAccountName: row(SELF),
  getSecondFactor: row(SELF),
  beginSecondFactor: row(SELF),
  confirmSecondFactor: row(SELF),
  removeSecondFactor: row(SELF),

  listAccounts: row(ADMINS),
  createAccount: row(ADMINS),
  updateAccount: about('account', ADMINS),
  createOneTimeLink: about('account', ADMINS),
  endSessionsOfAccount: about('account', ADMINS),
  resetSecondFactor: row(ADMINS),
  checkOneTimeLink: row(PUBLIC),
  useOneTimeLink: row(PUBLIC),
  listAuditEvents: row(ADMINS),

  listReportTools: row(PUBLIC),
  listTasks: row(SELF),
  getTask: about('report', WORK),
  updateReport: about('report', WORK),
  getReportHtml: about('report', WORK),
  createReportPdf: about('report', WORK),
  createReport: about('file', FILES),
  listFolderSamples: about('file', FILES),
  listMeasurementValues: row(SELF),
  listChartNotes: row(SELF),
  createChartNote: row(SELF),
  updateChartNote: about('chart note', OWN_OR_ADMIN),
  deleteChartNote: about('chart note', OWN_OR_ADMIN),
  listThresholdProfiles: row(SELF),
  createThresholdProfile: row(SELF),
  updateThresholdProfile: about('threshold profile', OWN),
  deleteThresholdProfile: about('threshold profile', OWN),
  createUploadTask: about('file', FILES),
  refreshUploadToken: about('upload task', OWN_OR_ADMIN),
  checkUploadTask: about('upload task', OWN_OR_ADMIN),

  listCollections: row(PUBLIC),
  getSchema: row(PUBLIC),
  queryCollection: row(PUBLIC),
  countCollection: row(PUBLIC),
  summariseCollection: row(PUBLIC),
  listDataRepos: row(PUBLIC),
  signFileByHash: row(PUBLIC),
  getDrsServiceInfo: row(PUBLIC),
  getDrsObject: row(PUBLIC),
  getDrsAccessUrl: row(PUBLIC),
};
