import { type Report } from '@omics-portal/resources';

/** Polling interval of a running report, in milliseconds: a report takes seconds. */
const UNDER_WAY_MS = 2000;

/** Polling interval of a list, in milliseconds: short while a report is running, else as configured. */
export function listInterval(configuredMs: number, reports: readonly Pick<Report, 'status'>[]): number {
  return reports.some(({ status }) => status === 'Started')
    ? Math.min(configuredMs, UNDER_WAY_MS)
    : configuredMs;
}

/** Polling interval of one report; false if it has ended or is not loaded. */
export function reportInterval(
  configuredMs: number,
  report: Pick<Report, 'status'> | undefined,
): number | false {
  return report?.status === 'Started' ? listInterval(configuredMs, [report]) : false;
}
