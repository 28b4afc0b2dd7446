import type { InstalledApp } from '@omics-portal/api';
import type { WizardDraft } from '../draft/wizard-draft';

/** Choice of a project that ends in no report. */
export const NO_REPORT = 'none';

/** Report plugins that a project of an app can end in, the default first; empty for older servers. */
export function reportsOfApp({ reports }: Pick<InstalledApp, 'reports'>): readonly string[] {
  return reports ?? [];
}

/** Report that a project of an app ends in: the one that the draft chose, else the first of the app; `NO_REPORT` for none. */
export function reportOfDraft(
  app: Pick<InstalledApp, 'reports'>,
  { report }: Pick<WizardDraft, 'report'>,
): string {
  const reports = reportsOfApp(app);
  const isKnown = report === NO_REPORT || (report !== undefined && reports.includes(report));
  return isKnown ? report : (reports[0] ?? NO_REPORT);
}
