import type { NamedReference } from '@omics-portal/api';
import type { ReportListInput } from '@omics-portal/resources';

/** Reports of which references are looked up: the newest. */
export const MAX_REPORTS = 100;

/** Request for the user's newest reports that name materials or publications. */
export function ownReportsInput(kind: NamedReference['kind']): ReportListInput {
  return { page: 1, pageSize: MAX_REPORTS, referenceKind: kind };
}
