import { isReportUnderWay, type Report } from '@omics-portal/resources';

/** Polling interval of a report that waits or is running, in milliseconds: a report takes seconds. */
const UNDER_WAY_MS = 2000;

/** Polling interval of a list, in milliseconds: short while a report is running, else as configured. */
export function listInterval(configuredMs: number, reports: readonly Pick<Report, 'status'>[]): number {
  return reports.some(isReportUnderWay) ? Math.min(configuredMs, UNDER_WAY_MS) : configuredMs;
}

/** Polling interval of one report; false if it has ended or is not loaded. */
export function reportInterval(
  configuredMs: number,
  report: Pick<Report, 'status'> | undefined,
): number | false {
  return report && isReportUnderWay(report) ? listInterval(configuredMs, [report]) : false;
}
