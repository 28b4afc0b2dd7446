import type { Level } from '@omics-portal/qc-metrics';
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from '../records/identity-tables.ts';
import type { ProjectMark } from './project-status.ts';
import type { RunRequest, SampleValues } from './job-engine.ts';
import type { WorkStatus } from './transitions.ts';

/** Milliseconds since the epoch: text when read, because the driver does not cut 64-bit numbers down. */
type Time = ColumnType<string, number, number>;
type OptionalTime = ColumnType<string | null, number | null | undefined, number | null>;
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** A project: one app, several samples, one job for each. */
export interface ProjectTable {
  id: string;
  project_name: string;
  description: string;
  app_id: string;
  app_name: string;
  /** Email, as the wire has it. */
  author: string;
  /** `sub` of the account that created it; owner checks go by this, not by `author`. */
  owner_sub: string;
  group_name: string | null;
  started_time: Time;
  finished_time: OptionalTime;
  samples: JsonColumn<SampleValues[]>;
  /** The kind of data: genomics, transcriptomics, proteomics or metabolomics; null where nothing says it. */
  omics: ColumnType<string | null, string | null | undefined, string | null>;
  /** What was asked of the project as a whole; see project-status.ts. */
  mark: ColumnType<ProjectMark | null, ProjectMark | null | undefined, ProjectMark | null>;
  /** Derived from jobs and mark, kept so that lists can filter by it. */
  status: ColumnType<WorkStatus, WorkStatus | undefined, WorkStatus>;
  percentage: ColumnType<number, number | undefined, number>;
}

/** One job. Its queue entry and its process are in `runs`. */
export interface WorkflowTable {
  id: string;
  /** Id of the run at the engine; null until it is started and again after a resubmit. */
  workflow_id: ColumnType<string | null, string | null | undefined, string | null>;
  project_id: string;
  sample_id: string;
  /** Place in the project, so that a list keeps the order of the sample sheet. */
  position: number;
  submitted_time: Time;
  /** 0 until it starts. */
  started_time: ColumnType<string, number | undefined, number>;
  finished_time: OptionalTime;
  job_params: JsonColumn<SampleValues>;
  labels: JsonColumn<Record<string, string>>;
  percentage: ColumnType<number, number | undefined, number>;
  status: ColumnType<WorkStatus, WorkStatus | undefined, WorkStatus>;
  exit_code: ColumnType<number | null, number | null | undefined, number | null>;
  /** The last line of stderr, or why there was no process. */
  error: ColumnType<string | null, string | null | undefined, string | null>;
  /** Storage links by `<project_name>.<step>.<output>`. */
  outputs: OptionalJson<Record<string, string>>;
  /** Level of the quality verdict in its report. */
  verdict: ColumnType<Level | null, Level | null | undefined, Level | null>;
}

/** Work that waits or runs, whatever it is for. A row goes away when its run has ended. */
export interface RunTable {
  id: string;
  subject_kind: RunSubject['kind'];
  subject_id: string;
  request: JsonColumn<RunRequest>;
  state: ColumnType<'queued' | 'running', 'queued' | undefined, 'queued' | 'running'>;
  /** The server that runs it; another one takes over once the lease is out. */
  lease_owner: ColumnType<string | null, string | null | undefined, string | null>;
  lease_until: OptionalTime;
  /** What the engine needs in order to find its run again after a restart. */
  engine_state: OptionalJson<Record<string, unknown>>;
  /** A stop was asked while it ran. */
  cancelled: Generated<boolean>;
  queue_number: Generated<string>;
}

/** What a run is for. */
export interface RunSubject {
  kind: 'workflow' | 'task';
  id: string;
}

/** Status of a task of the report service. */
export type TaskStatus = 'Started' | 'Finished' | 'Failed';

/** Links and data that a task answers with; see TaskResponse in quartet-service.yaml. */
export interface TaskResponseValues {
  report?: string;
  result?: string;
  log?: string;
  data?: { upload_link: string };
}

/** A task of the report service: a report, or the upload of a data set. */
export interface TaskTable {
  id: string;
  name: string;
  description: string;
  payload: JsonColumn<Record<string, unknown>>;
  plugin_name: string;
  plugin_type: 'ReportPlugin' | 'ToolPlugin';
  plugin_version: string;
  /** Email of the owner, as the wire has it. */
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

/** A notice, for one account or for everybody. Its words are chosen when it is read, by the reader's language. */
export interface NotificationTable {
  id: Generated<number>;
  /** Null: for everybody. */
  owner_sub: string | null;
  notification_type: string;
  /** Names the sentence; see services/datains/notification-words.ts. */
  code: string;
  params: JsonColumn<Record<string, string>>;
  created_time: Time;
}

/** Who has read which notice: a notice for everybody is unread until each reader says otherwise. */
export interface NotificationReadTable {
  notification_id: number;
  reader_sub: string;
}

/** A message that somebody left: a request for materials or data, or feedback. */
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

/** The answer that was given to a request with an Idempotency-Key, so that repeating it repeats the answer. */
export interface IdempotencyTable {
  owner_sub: string;
  operation: string;
  key: string;
  /** SHA-256 of the body: the same key with another body is a mistake of the client. */
  body_hash: string;
  answer: OptionalJson<Record<string, unknown>>;
  created_time: Time;
}

/** Tables of projects, jobs, report tasks, notices and messages. */
declare module '../records/database.ts' {
  interface Database {
    projects: ProjectTable;
    workflows: WorkflowTable;
    runs: RunTable;
    tasks: TaskTable;
    notifications: NotificationTable;
    notification_reads: NotificationReadTable;
    messages: MessageTable;
    idempotency_keys: IdempotencyTable;
  }
}
