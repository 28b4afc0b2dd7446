import type { AuditKind } from '@omics-portal/api';
import type { AuditFilter, AuditListInput } from '@omics-portal/resources';
import { startDayRange } from '@omics-portal/wording';
import { AUDIT_KINDS } from './audit-kinds';

/** Events on each page of the log. */
export const EVENTS_PER_PAGE = 50;

/** Search parameters of the audit log. */
export interface AuditSearch {
  page: number;
  /** Part of a user name. */
  person?: string | undefined;
  kind?: string | undefined;
  /** First and last day, `YYYY-MM-DD` in UTC+8. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Kind of events that a text names, if any. */
export function kindOf(text: string | undefined): AuditKind | undefined {
  return AUDIT_KINDS.find((kind) => kind === text);
}

/** Filter of the log from the search parameters of its page. */
export function auditFilter({ person = '', kind, from, to }: AuditSearch): AuditFilter {
  const { startedFrom, startedBefore } = startDayRange({ from, to });
  return { person, kind: kindOf(kind), from: startedFrom, before: startedBefore };
}

/** Page and filter of the log from the search parameters of its page. */
export function auditListInput(search: AuditSearch): AuditListInput {
  return { ...auditFilter(search), page: search.page, perPage: EVENTS_PER_PAGE };
}
