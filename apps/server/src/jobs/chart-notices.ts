import type { Kysely, Transaction } from 'kysely';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import { addNotice, isMuted } from './add-notice.ts';
import { type ChartScope, chartedReports } from './charted-reports.ts';
import { brokenRules, type ChartedReport } from './control-alerts.ts';
import type { Announcement } from './record-writer.ts';

/** Finished report, with the chart that it belongs to. */
export interface FinishedReport extends ChartedReport, ChartScope {
  name: string;
  ownerSub: string;
}

/**
 * Notices about the rules of control charts that a finished report breaks, one for each rule; none for an account that has switched
 * them off. Resolves to their write: the
 * earlier reports are read before the transaction, because those of earlier versions are files.
 */
export async function prepareChartNotices(
  { db, objects }: { db: Kysely<Database>; objects: Pick<ObjectStore, 'open'> },
  report: FinishedReport,
): Promise<(transaction: Transaction<Database>) => Promise<Announcement[]>> {
  const { id, name, ownerSub, plugin, laboratory, instrument } = report;
  if (await isMuted(db, ownerSub, 'chart-rule')) return async () => [];
  const others = await chartedReports(db, objects, ownerSub, report);
  const broken = brokenRules(
    report,
    others.filter((other) => other.id !== id),
  );
  const { sequencing } = report.figures;
  return async (transaction) => {
    const announcements: Announcement[] = [];
    for (const { rule, figures } of broken) {
      const params = {
        ...{ id, name, rule, tool: plugin, figures: figures.join(',') },
        ...(laboratory !== null && { laboratory }),
        ...(instrument !== null && { instrument }),
        ...(sequencing !== null && { sequencing }),
      };
      announcements.push(...(await addNotice(transaction, ownerSub, 'chart-rule', params)));
    }
    return announcements;
  };
}
