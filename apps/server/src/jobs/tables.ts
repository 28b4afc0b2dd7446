import type { Level, MetricKey, Sequencing } from '@omics-portal/qc-metrics';
import type { ColumnType, Generated } from 'kysely';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import type { JsonColumn } from '../records/identity-tables.ts';
import type {
  MessageTable,
  MutedNoticeTable,
  NotificationReadTable,
  NotificationTable,
} from './notice-tables.ts';
import type { ProjectReportTable } from './project-report-table.ts';
import type { ProjectMark } from './project-status.ts';
import type { EngineRun, RunHandle, RunObservation, RunStep, SampleValues } from '../engines/job-engine.ts';
import type { ResultFileTable } from './result-file-table.ts';
import type { RunProblem } from '../engines/run-failure.ts';
import type { WorkStatus } from './transitions.ts';

/** Milliseconds since the epoch. Read as text, because the driver does not truncate 64-bit integers. */
type Time = ColumnType<string, number, number>;
type OptionalTime = ColumnType<string | null, number | null | undefined, number | null>;
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;
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
  /** Threshold profiles that the samples name; null for none. */
  profiles: OptionalJson<ProjectProfiles>;
}

/** Contents of threshold profiles by form field and by the id that a sample has there, as programs read them. */
export type ProjectProfiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

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
  /** Name of the step that runs or that failed; null where the engine names none. */
  step: ColumnType<string | null, string | null | undefined, string | null>;
  /** Last line of stderr, or the reason why there was no process. */
  error: ColumnType<string | null, string | null | undefined, string | null>;
  /** The reason in `error` as a code; null where it has none. */
  failure_problem: OptionalJson<RunProblem>;
  /** Id of the signature of the failure, and its telling line; see failures/error-signature.ts. Null unless the job has failed. */
  failure: ColumnType<string | null, string | null | undefined, string | null>;
  failure_line: ColumnType<string | null, string | null | undefined, string | null>;
  /** Storage links by `<project_name>.<step>.<output>`. */
  outputs: OptionalJson<Record<string, string>>;
  /** Level of the quality verdict in the job's report. */
  verdict: ColumnType<Level | null, Level | null | undefined, Level | null>;
  /** Engine of the newest attempt; null before its start. */
  engine: ColumnType<string | null, string | null | undefined, string | null>;
  /** Time since which the engine does not respond; null while it does. */
  stale_since: OptionalTime;
  /** Reason why the engine's response is missing, as one sentence. */
  stale_reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** The reason in `stale_reason` as a code; null where it has none. */
  stale_problem: OptionalJson<RunProblem>;
  /** Notice of the engine about a run that goes on, as a code, such as a state that the portal does not know. */
  notice: OptionalJson<RunProblem>;
}

/** Attempts table: one row for each run of a job. Attempts and their results stay when the job is submitted again. */
export interface AttemptTable {
  /** Id of the run. */
  id: string;
  workflow_id: string;
  /** 1 for the first attempt of a job. */
  number: number;
  engine: string;
  /** Storage link of the folder for results and logs, without a slash at the end. */
  work_dir: string;
  status: ColumnType<WorkStatus, WorkStatus, WorkStatus>;
  submitted_time: Time;
  /** 0 before the start. */
  started_time: ColumnType<string, number | undefined, number>;
  finished_time: OptionalTime;
  exit_code: ColumnType<number | null, number | null | undefined, number | null>;
  error: ColumnType<string | null, string | null | undefined, string | null>;
  /** The reason in `error` as a code; null where it has none. */
  failure_problem: OptionalJson<RunProblem>;
  /** Storage links by output name. */
  outputs: OptionalJson<Record<string, string>>;
  steps: JsonColumn<readonly RunStep[]>;
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

/** Request of a run in the queue. `workDir` is the folder of the subject; a job's later attempts have folders below it. */
export type QueuedRequest = Omit<EngineRun, 'id' | 'descriptor'>;

/**
 * State of a run: `queued` until it has a slot, `starting` until its engine has confirmed it, `running` until its end was
 * observed, `ended` until its results and its end are stored, and `stored` until its engine has released it.
 */
export type RunState = 'queued' | 'starting' | 'running' | 'ended' | 'stored';

/** Runs table: waiting and running work. A row is deleted when its engine has released the run. */
export interface RunTable {
  id: string;
  subject_kind: RunSubject['kind'];
  subject_id: string;
  request: JsonColumn<QueuedRequest>;
  descriptor_id: string;
  engine: string;
  lane: Lane;
  /** `sub` of the account that the run belongs to. */
  owner_sub: string;
  /** Order in the lane: accounts with waiting runs take turns. */
  turn: ColumnType<string, number, number>;
  state: ColumnType<RunState, 'queued' | undefined, RunState>;
  /** Server that observes it; another server takes over after the lease has expired. */
  lease_owner: ColumnType<string | null, string | null | undefined, string | null>;
  lease_until: OptionalTime;
  /** Reference of the run at its engine; null before the engine has confirmed it. */
  handle: OptionalJson<RunHandle>;
  /** Last observation; null before the first one. */
  observation: OptionalJson<RunObservation>;
  next_look_at: ColumnType<string, number | undefined, number>;
  /** Number of submissions, counted before each: more than 0 without a handle is a doubtful one. */
  submits: Generated<number>;
  /** Number of failed calls since the last response of the engine. */
  failures: Generated<number>;
  /** Number of consecutive responses in which the engine does not know the run. */
  unknown_responses: Generated<number>;
  /** True after a cancel request. */
  cancelled: Generated<boolean>;
  /** Time of the last cancel request to the engine. */
  cancel_sent: OptionalTime;
  queue_number: Generated<string>;
}

/** Subject of a run: the job or task that it belongs to. */
export interface RunSubject {
  kind: 'workflow' | 'task';
  id: string;
}

/** Task status of the report service; Submitted while it waits for a slot. */
export type TaskStatus = 'Submitted' | 'Started' | 'Finished' | 'Failed';

/** Links and data in a task's response; see TaskResponse in quartet-service.yaml. */
export interface TaskResponseValues {
  report?: string;
  result?: string;
  log?: string;
  crate?: string;
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
  /** Reason why a report failed, as one line; null otherwise. */
  error: OptionalText;
  /** The reason in `error` as a code; null where it has none. */
  failure_problem: OptionalJson<RunProblem>;
  /** Level of the quality verdict in report.json; null until the report is finished, and without a verdict. */
  verdict: ColumnType<Level | null, Level | null | undefined, Level | null>;
  /** Time at which a person marked the report as checked, and that person's email. */
  checked_time: OptionalTime;
  checked_by: ColumnType<string | null, string | null | undefined, string | null>;
  archived_time: OptionalTime;
  archived_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Facts of the measurement; null where they are not recorded. */
  laboratory: OptionalText;
  instrument: OptionalText;
  operator: OptionalText;
  /** `YYYY-MM-DD`. */
  measured_on: OptionalText;
  /** Reference materials and publications that the report names. */
  named_references: ColumnType<readonly NamedReference[], string | undefined, string>;
  /** Figures for control charts; null until the report is finished, and for reports of earlier versions. */
  chart_figures: OptionalJson<ChartFigures>;
}

/** Reference material or publication that a report names. */
export interface NamedReference {
  kind: 'material' | 'publication';
  id: string;
  title?: string | null;
}

/** Figures of a report.json that control charts show. */
export interface ChartFigures {
  /** Values by the key of the figure; a figure without a value is absent. */
  values: Readonly<Partial<Record<MetricKey, number>>>;
  /** Null for an expression table, and for DNA whose files do not say it. */
  sequencing: Sequencing | null;
}

/** Responses to requests with an Idempotency-Key, returned again when a request is repeated. */
export interface IdempotencyTable {
  owner_sub: string;
  operation: string;
  key: string;
  /** SHA-256 of the body: reusing a key with another body is a client error. */
  body_hash: string;
  response: OptionalJson<Record<string, unknown>>;
  created_time: Time;
}

/** Tables of projects, jobs, report tasks, notifications and messages. */
declare module '../records/database.ts' {
  interface Database {
    projects: ProjectTable;
    workflows: WorkflowTable;
    job_counts: JobCountTable;
    project_reports: ProjectReportTable;
    run_descriptors: RunDescriptorTable;
    attempts: AttemptTable;
    result_files: ResultFileTable;
    runs: RunTable;
    tasks: TaskTable;
    idempotency_keys: IdempotencyTable;
    notifications: NotificationTable;
    notification_reads: NotificationReadTable;
    muted_notices: MutedNoticeTable;
    messages: MessageTable;
  }
}
