import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import { addNotice, isMuted } from './add-notice.ts';
import { type ChartScope, chartedReports } from './charted-reports.ts';
import { type ChartedReport, newAlerts, type ReportAlert } from './control-alerts.ts';
import type { Announcement } from './record-writer.ts';
import type { ChartFigures, TaskTable } from './tables.ts';

/** Finished report, with the chart that it belongs to. */
export interface FinishedReport extends ChartedReport, ChartScope {
  ownerSub: string;
}

type ChartedTask = Pick<
  Selectable<TaskTable>,
  'id' | 'name' | 'owner_sub' | 'plugin_name' | 'laboratory' | 'instrument' | 'measured_on' | 'started_time'
>;

/** Report of a task in its control chart. */
export function reportOfTask(task: ChartedTask, figures: ChartFigures): FinishedReport {
  const { id, name, laboratory, instrument, measured_on: measuredOn } = task;
  return {
    ...{ id, name, laboratory, instrument, measuredOn, figures },
    ...{ ownerSub: task.owner_sub, plugin: task.plugin_name, startedTime: Number(task.started_time) },
  };
}

/**
 * Notices to the owner of a finished report about the rules of its control charts that it breaks, or that a report after it breaks
 * because of it; none for an account that has switched them off. `before`: the report before a correction of its measurement.
 * Resolves to their write: the other reports are read before the transaction, because those of earlier versions are files.
 */
export async function prepareChartNotices(
  { db, objects }: { db: Kysely<Database>; objects: Pick<ObjectStore, 'open'> },
  report: FinishedReport,
  before: FinishedReport | null = null,
): Promise<(transaction: Transaction<Database>) => Promise<Announcement[]>> {
  const { ownerSub } = report;
  if (await isMuted(db, ownerSub, 'chart-rule')) return async () => [];
  const alerts = new Map<string, NoticeParams>();
  for (const scope of chartsOf(report)) {
    const charted = await chartedReports(db, objects, ownerSub, scope);
    const others = charted.filter(({ id }) => id !== report.id);
    const earlier = before && isInChart(before, scope) ? before : null;
    for (const alert of newAlerts(report, { before: earlier, others })) {
      const subject = `${alert.report.id} ${alert.rule}`;
      if (!alerts.has(subject)) alerts.set(subject, paramsOf(alert, scope));
    }
  }
  return async (transaction) => {
    const announcements: Announcement[] = [];
    for (const params of alerts.values()) {
      announcements.push(...(await addNotice(transaction, ownerSub, 'chart-rule', params)));
    }
    return announcements;
  };
}

type NoticeParams = Parameters<typeof addNotice>[3];

/** Charts of a report, the narrowest first: of its instrument in its laboratory, and of the whole laboratory. */
function chartsOf({ plugin, laboratory, instrument }: ChartScope): ChartScope[] {
  const narrow = { plugin, laboratory, instrument };
  return laboratory === null || instrument === null ? [narrow] : [narrow, { ...narrow, instrument: null }];
}

function paramsOf(
  { report, rule, figures }: ReportAlert,
  { plugin, laboratory, instrument }: ChartScope,
): NoticeParams {
  const { sequencing } = report.figures;
  return {
    ...{ id: report.id, name: report.name, rule, tool: plugin, figures: figures.join(',') },
    ...(laboratory !== null && { laboratory }),
    ...(instrument !== null && { instrument }),
    ...(sequencing !== null && { sequencing }),
  };
}

/** True if a report is in the chart of a laboratory, an instrument, or of all of them. */
function isInChart(report: ChartScope, { laboratory, instrument }: ChartScope): boolean {
  return (
    (laboratory === null || report.laboratory === laboratory) &&
    (instrument === null || report.instrument === instrument)
  );
}
