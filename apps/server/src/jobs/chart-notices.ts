import type { Kysely, Transaction } from 'kysely';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import { addNotice, isMuted } from './add-notice.ts';
import { type ChartScope, chartedReports } from './charted-reports.ts';
import { type ChartedReport, newAlerts } from './control-alerts.ts';
import type { Announcement } from './record-writer.ts';

/** Finished report, with the chart that it belongs to. */
export interface FinishedReport extends ChartedReport, ChartScope {
  ownerSub: string;
}

/**
 * Notices to the owner of a finished report about the rules of its control chart that it breaks, or that a report after it breaks
 * because of it; none for an account that has switched them off. `before`: the report before a correction of its measurement.
 * Resolves to their write: the other reports are read before the transaction, because those of earlier versions are files.
 */
export async function prepareChartNotices(
  { db, objects }: { db: Kysely<Database>; objects: Pick<ObjectStore, 'open'> },
  report: FinishedReport,
  before: FinishedReport | null = null,
): Promise<(transaction: Transaction<Database>) => Promise<Announcement[]>> {
  const { ownerSub, plugin, laboratory, instrument } = report;
  if (await isMuted(db, ownerSub, 'chart-rule')) return async () => [];
  const charted = await chartedReports(db, objects, ownerSub, report);
  const others = charted.filter(({ id }) => id !== report.id);
  const alerts = newAlerts(report, { before: before && isInChart(before, report) ? before : null, others });
  return async (transaction) => {
    const announcements: Announcement[] = [];
    for (const { report: broken, rule, figures } of alerts) {
      const { sequencing } = broken.figures;
      const params = {
        ...{ id: broken.id, name: broken.name, rule, tool: plugin, figures: figures.join(',') },
        ...(laboratory !== null && { laboratory }),
        ...(instrument !== null && { instrument }),
        ...(sequencing !== null && { sequencing }),
      };
      announcements.push(...(await addNotice(transaction, ownerSub, 'chart-rule', params)));
    }
    return announcements;
  };
}

/** True if a report is in the chart of a laboratory, an instrument, or of all of them. */
function isInChart(report: ChartScope, { laboratory, instrument }: ChartScope): boolean {
  return (
    (laboratory === null || report.laboratory === laboratory) &&
    (instrument === null || report.instrument === instrument)
  );
}
