import type { NamedReference } from '@omics-portal/api';
import type { Report } from '@omics-portal/resources';

/** Reference and the reports that name it. */
export interface NamedBy {
  readonly reference: NamedReference;
  readonly reports: readonly Report[];
}

/** References of a kind that reports name, each with its reports in the order of the list. */
export function reportsByReference(
  reports: readonly Report[],
  kind: NamedReference['kind'],
): readonly NamedBy[] {
  const found = new Map<string, { reference: NamedReference; reports: Report[] }>();
  for (const report of reports) {
    for (const reference of report.references ?? []) {
      if (reference.kind === kind) {
        const named = found.get(reference.id) ?? { reference, reports: [] };
        named.reports.push(report);
        found.set(reference.id, named);
      }
    }
  }
  return [...found.values()];
}
