import type { Level } from '@omics-portal/qc-metrics';
import type { ColumnType, Generated } from 'kysely';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import type { JsonColumn } from '../records/identity-tables.ts';
import type { ProjectMark } from './project-status.ts';
import type { RunRequest, SampleValues } from './job-engine.ts';
import type { WorkStatus } from './transitions.ts';

/** Milliseconds since the epoch. Read as text, because the driver does not truncate 64-bit integers. */
type Time = ColumnType<string, number, number>;
type OptionalTime = ColumnType<string | null, number | null | undefined, number | null>;
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** Projects table: one app, several samples, one job for each sample. */
export interface ProjectTable {
  id: string;
  project_name: string;
  description: string;
  app_id: string;
  app_name: string;
  /** Email, as in the API. */
  author: string;
  /** `sub` of the creator's account; owner checks use it, not `author`. */
  owner_sub: string;
  group_name: string | null;
  started_time: Time;
  finished_time: OptionalTime;
  /** Kind of data: genomics, transcriptomics, proteomics or metabolomics; null when unknown. */
  omics: ColumnType<string | null, string | null | undefined, string | null>;
  /** Last request for the whole project; see project-status.ts. */
  mark: ColumnType<ProjectMark | null, ProjectMark | null | undefined, ProjectMark | null>;
  /** Derived from jobs and mark, and stored so that lists can filter by it. */
  status: ColumnType<WorkStatus, WorkStatus | undefined, WorkStatus>;
  percentage: ColumnType<number, number | undefined, number>;
}

/** Workflows table: one row is one job. Its queue entry is in `runs`. */
export interface WorkflowTable {
  id: string;
  /** Run id at the engine; null before the start and after a resubmit. */
  workflow_id: ColumnType<string | null, string | null | undefined, string | null>;
  project_id: string;
  sample_id: string;
  /** Index in the project, in the order of the sample sheet. */
  position: number;
  submitted_time: Time;
  /** 0 before the start. */
  started_time: ColumnType<string, number | undefined, number>;
  finished_time: OptionalTime;
  job_params: JsonColumn<SampleValues>;
  labels: JsonColumn<Record<string, string>>;
  percentage: ColumnType<number, number | undefined, number>;
  status: ColumnType<WorkStatus, WorkStatus | undefined, WorkStatus>;
  exit_code: ColumnType<number | null, number | null | undefined, number | null>;
  /** Last line of stderr, or the reason why there was no process. */
  error: ColumnType<string | null, string | null | undefined, string | null>;
  /** Storage links by `<project_name>.<step>.<output>`. */
  outputs: OptionalJson<Record<string, string>>;
  /** Level of the quality verdict in the job's report. */
  verdict: ColumnType<Level | null, Level | null | undefined, Level | null>;
}

/** Counts of a project's jobs by status and verdict ('' without one). A trigger of `workflows` maintains them. */
export interface JobCountTable {
  project_id: string;
  status: WorkStatus;
  verdict: Level | '';
  jobs: number;
  /** Sum of the jobs' percentages. */
  percentage: string;
}

/** Lane of the run queue: jobs and reports have slots of their own, so that neither waits for the other. */
export type Lane = 'jobs' | 'reports';

/** Run descriptors of queued and earlier runs, by the MD5 sum of their content. */
export interface RunDescriptorTable {
  id: string;
  content: JsonColumn<RunDescriptor>;
}

/** Runs table: queued and running work. A row is deleted when its run has ended. */
export interface RunTable {
  id: string;
  subject_kind: RunSubject['kind'];
  subject_id: string;
  /** The request without the descriptor, which is in `run_descriptors`. */
  request: JsonColumn<Omit<RunRequest, 'descriptor'>>;
  descriptor_id: string;
  lane: Lane;
  /** `sub` of the account that the run belongs to. */
  owner_sub: string;
  /** Order in the lane: accounts with waiting runs take turns. */
  turn: ColumnType<string, number, number>;
  state: ColumnType<'queued' | 'running', 'queued' | undefined, 'queued' | 'running'>;
  /** Server that runs it; another server takes over after the lease has expired. */
  lease_owner: ColumnType<string | null, string | null | undefined, string | null>;
  lease_until: OptionalTime;
  /** State that the engine needs to resume the run after a restart. */
  engine_state: OptionalJson<Record<string, unknown>>;
  /** True after a cancel request. */
  cancelled: Generated<boolean>;
  queue_number: Generated<string>;
}

/** Subject of a run: the job or task that it belongs to. */
export interface RunSubject {
  kind: 'workflow' | 'task';
  id: string;
}

/** Task status of the report service. */
export type TaskStatus = 'Started' | 'Finished' | 'Failed';

/** Links and data in a task's response; see TaskResponse in quartet-service.yaml. */
export interface TaskResponseValues {
  report?: string;
  result?: string;
  log?: string;
  data?: { upload_link: string };
}

/** Tasks table: a report, or the upload of a data set. */
export interface TaskTable {
  id: string;
  name: string;
  description: string;
  payload: JsonColumn<Record<string, unknown>>;
  plugin_name: string;
  plugin_type: 'ReportPlugin' | 'ToolPlugin';
  plugin_version: string;
  /** Owner's email, as in the API. */
  owner: string;
  owner_sub: string;
  group_name: string | null;
  project_id: string | null;
  workflow_id: string | null;
  response: JsonColumn<TaskResponseValues>;
  started_time: Time;
  finished_time: OptionalTime;
  status: TaskStatus;
  percentage: number;
}

/** Notifications table: for one account or for all. The text is chosen on reading, in the reader's language. */
export interface NotificationTable {
  id: Generated<number>;
  /** Null: for all accounts. */
  owner_sub: string | null;
  notification_type: string;
  /** Code of the text; see services/datains/notification-texts.ts. */
  code: string;
  params: JsonColumn<Record<string, string>>;
  created_time: Time;
}

/** Readers of notifications. A notification for all accounts is unread until the reader marks it. */
export interface NotificationReadTable {
  notification_id: number;
  reader_sub: string;
}

/** Messages table: requests for materials or data, and feedback. */
export interface MessageTable {
  id: Generated<number>;
  title: string;
  description: string;
  message_type: string;
  payload: JsonColumn<Record<string, unknown>>;
  status: string;
  created_time: Time;
  /** Null for a visitor who is not signed in. */
  sender_sub: string | null;
}

/** Responses to requests with an Idempotency-Key, returned again when a request is repeated. */
export interface IdempotencyTable {
  owner_sub: string;
  operation: string;
  key: string;
  /** SHA-256 of the body: reusing a key with another body is a client error. */
  body_hash: string;
  answer: OptionalJson<Record<string, unknown>>;
  created_time: Time;
}

/** Tables of projects, jobs, report tasks, notices and messages. */
declare module '../records/database.ts' {
  interface Database {
    projects: ProjectTable;
    workflows: WorkflowTable;
    job_counts: JobCountTable;
    run_descriptors: RunDescriptorTable;
    runs: RunTable;
    tasks: TaskTable;
    notifications: NotificationTable;
    notification_reads: NotificationReadTable;
    messages: MessageTable;
    idempotency_keys: IdempotencyTable;
  }
}
