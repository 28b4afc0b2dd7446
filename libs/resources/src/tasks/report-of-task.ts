import { parseStorageLink, type Task } from '@omics-portal/api';
import { kindOfPlugin, type ReportKind } from './report-kind';

/** Report status of the wire, or unknown. */
export type ReportStatus = Task['status'] | 'Unknown';

/** Location of the report page: in storage, or (older servers) on the report service. */
export type ReportPage =
  { readonly in: 'storage'; readonly link: string } | { readonly in: 'service'; readonly path: string };

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
  /** 0..100; where it stopped, for a report that failed. */
  readonly percentage: number | null;
  /** Milliseconds since 1970; null when not yet, or not said. */
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly checked: boolean;
  readonly archived: boolean;
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
    percentage: Number.isFinite(task.percentage) ? (task.percentage ?? null) : null,
    startedAt: task.started_time || null,
    finishedAt: task.finished_time || null,
    checked: (task.checked_time ?? 0) > 0,
    archived: (task.archived_time ?? 0) > 0,
    projectId: text(task.projectId) ?? text(task.project_id),
    jobId: text(task.workflow_id),
    page: pageOf(text(task.report_path) ?? text(report)),
    log: text(log),
    figures: text(result),
    crate: text(crate),
    makesPdf: task.pdf === true,
    inputs: { data: text(data), metadata: text(metadata) },
  };
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
