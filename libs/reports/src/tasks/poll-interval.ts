import { type Report } from '@omics-portal/resources';

/** A report takes seconds, so one under way is looked at this often, in milliseconds. */
const UNDER_WAY_MS = 2000;

/** How often to look again, in milliseconds: often while a report is under way, else as configured. */
export function listInterval(configuredMs: number, reports: readonly Pick<Report, 'status'>[]): number {
  return reports.some(({ status }) => status === 'Started')
    ? Math.min(configuredMs, UNDER_WAY_MS)
    : configuredMs;
}

/** The same for one report: one that has ended, or is not there yet, is not looked at again. */
export function reportInterval(
  configuredMs: number,
  report: Pick<Report, 'status'> | undefined,
): number | false {
  return report?.status === 'Started' ? listInterval(configuredMs, [report]) : false;
}
