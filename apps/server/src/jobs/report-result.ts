import { text } from 'node:stream/consumers';
import {
  DNA_METRICS,
  type Level,
  LEVELS,
  type MetricKey,
  SCORED_METRICS,
  SEQUENCING,
} from '@omics-portal/qc-metrics';
import type { ObjectStore } from '../objects/object-store.ts';
import { parseStorageLink } from '../objects/storage-link.ts';
import type { ChartFigures } from './tables.ts';

/** Facts of a report.json that the record of the report has as well. */
export interface ReportResult {
  /** Null for a file without a known level. */
  verdict: Level | null;
  figures: ChartFigures;
}

/** Figures of which there are control charts. */
const CHARTED: readonly MetricKey[] = [...SCORED_METRICS, ...DNA_METRICS, 'total'];

/** Facts of a report.json; null without a file, and for one that cannot be read. */
export async function readReportResult(
  objects: Pick<ObjectStore, 'open'>,
  link: string | undefined,
): Promise<ReportResult | null> {
  const location = parseStorageLink(link);
  if (!location) return null;
  try {
    const parsed: unknown = JSON.parse(await text(await objects.open(location.bucket, location.key)));
    return resultOf(parsed);
  } catch {
    // A report without readable figures is a valid report.
    return null;
  }
}

function resultOf(parsed: unknown): ReportResult {
  const { verdict, metrics, input } = (parsed ?? {}) as {
    verdict?: { level?: unknown };
    metrics?: unknown;
    input?: { sequencing?: unknown };
  };
  const entries = (Array.isArray(metrics) ? metrics : []) as { key?: unknown; value?: unknown }[];
  const values = entries.flatMap(({ key, value }) => {
    const charted = CHARTED.find((known) => known === key);
    return charted !== undefined && typeof value === 'number' ? [[charted, value] as const] : [];
  });
  return {
    verdict: LEVELS.find((known) => known === verdict?.level) ?? null,
    figures: {
      values: Object.fromEntries(values),
      sequencing: SEQUENCING.find((known) => known === input?.sequencing) ?? null,
    },
  };
}
