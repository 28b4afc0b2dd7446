import { type NamedReference, parseStorageLink, type Task } from '@omics-portal/api';
import type { Measurement } from '@omics-portal/qc-metrics';
import { kindOfPlugin, type ReportKind } from './report-kind';
import { readVerdict, type ReportVerdict } from './report-verdict';

/** Report status of the wire, or unknown. */
export type ReportStatus = Task['status'] | 'Unknown';

/** Location of the report page: in storage, or (older servers) on the report service. */
export type ReportPage =
  { readonly in: 'storage'; readonly link: string } | { readonly in: 'service'; readonly path: string };

/** Mark that a person has set on a report. */
export interface ReportMark {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Email of the person; null in marks of older servers. */
  readonly by: string | null;
}

/** Reason of a failed report. */
export interface ReportFailure {
  /** Line of its program or engine. */
  readonly error: string | null;
  /** The reason as a code; null where it has none. */
  readonly problem: NonNullable<Task['problem']> | null;
}

/** A report as the screens show it. */
export interface Report {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The tool, as on the wire. */
  readonly type: string;
  /** The tool with its version. */
  readonly app: string;
  readonly version: string;
  /** Null for a tool without a screen. */
  readonly kind: ReportKind | null;
  readonly status: ReportStatus;
  /** Null unless it failed; also null for older reports and servers, where only the log has the reason. */
  readonly failure: ReportFailure | null;
  /** Null until it is finished, without a verdict, and for older reports and servers. */
  readonly verdict: ReportVerdict | null;
  /** 0..100; where it stopped, for a report that failed. */
  readonly percentage: number | null;
  /** Name of its owner; null in lists, on older servers, and for an account without one. */
  readonly author: string | null;
  /** Milliseconds since 1970; null when not yet, or not said. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Null for a report that has not been checked. */
  readonly checked: ReportMark | null;
  /** Null for a report that is not archived. */
  readonly archived: ReportMark | null;
  /** True if the service lets people set marks. */
  readonly takesMarks: boolean;
  /** Laboratory, instrument, operator and day of the measurement; null on older servers, which record none. */
  readonly measurement: Measurement | null;
  /** Reference materials and publications that it names; null on older servers. */
  readonly references: readonly NamedReference[] | null;
  readonly projectId: string | null;
  /** Id of the job's record. */
  readonly jobId: string | null;
  readonly page: ReportPage | null;
  /** Storage link of the log. */
  readonly log: string | null;
  /** Storage link of report.json. */
  readonly figures: string | null;
  /** Storage link of the RO-Crate metadata; null in reports of older servers. */
  readonly crate: string | null;
  /** True if the service makes PDF documents of reports. */
  readonly makesPdf: boolean;
  /** Storage links of the tables that it was made from. */
  readonly inputs: { readonly data: string | null; readonly metadata: string | null };
  /** Body of the request that started it, as the service stored it; without a schema, because each tool has its own. */
  readonly request: Readonly<Record<string, unknown>>;
}

const STATUSES: readonly ReportStatus[] = [
  'Submitted',
  'Started',
  'Finished',
  'Failed',
  'Archived',
  'Checked',
];

/**
 * A report from a task. Servers of different age leave out different parts, so nothing is taken for granted: what is
 * missing becomes empty, never an exception that empties the list.
 */
export function reportOfTask(task: Partial<Task>): Report {
  const type = text(task.report_type) ?? text(task.plugin_name) ?? '';
  const version = text(task.plugin_version) ?? '';
  const { report, log, result, crate } = task.response ?? {};
  const { data_file: data, metadata_file: metadata } = task.payload ?? {};
  return {
    id: text(task.id) ?? '',
    name: text(task.report_name) ?? text(task.name) ?? '',
    description: text(task.description) ?? '',
    type,
    app: text(task.app_name) ?? [text(task.plugin_name), version].filter(Boolean).join('-'),
    version,
    kind: kindOfPlugin(text(task.plugin_name) ?? type),
    status: STATUSES.find((status) => status === task.status) ?? 'Unknown',
    failure: failureOf(task),
    verdict: readVerdict(task.verdict),
    percentage: Number.isFinite(task.percentage) ? (task.percentage ?? null) : null,
    author: text(task.owner_name),
    startedAt: task.started_time || null,
    finishedAt: task.finished_time || null,
    checked: markOf(task.checked_time, task.checked_by),
    archived: markOf(task.archived_time, task.archived_by),
    takesMarks: task.checked_by !== undefined,
    measurement: measurementOf(task.measurement),
    references: Array.isArray(task.references) ? task.references : null,
    projectId: text(task.projectId) ?? text(task.project_id),
    jobId: text(task.workflow_id),
    page: pageOf(text(task.report_path) ?? text(report)),
    log: text(log),
    figures: text(result),
    crate: text(crate),
    makesPdf: task.pdf === true,
    inputs: { data: text(data), metadata: text(metadata) },
    request: { ...task.payload },
  };
}

function failureOf({ error, problem }: Partial<Task>): ReportFailure | null {
  const failure = { error: text(error), problem: problem ?? null };
  return failure.error === null && failure.problem === null ? null : failure;
}

function markOf(time: number | null | undefined, by: string | null | undefined): ReportMark | null {
  return time && time > 0 ? { at: time, by: text(by) } : null;
}

function measurementOf(measurement: Task['measurement']): Measurement | null {
  return measurement
    ? {
        laboratory: text(measurement.laboratory),
        instrument: text(measurement.instrument),
        operator: text(measurement.operator),
        measuredOn: text(measurement.measured_on),
      }
    : null;
}

function pageOf(path: string | null): ReportPage | null {
  if (path === null) {
    return null;
  }
  return parseStorageLink(path) ? { in: 'storage', link: path } : { in: 'service', path };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
