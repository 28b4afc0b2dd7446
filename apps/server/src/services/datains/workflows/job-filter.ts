import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { nextJobStatus, WORK_STATUSES, type WorkStatus } from '../../../jobs/transitions.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Database } from '../../../records/database.ts';

/** Filter of the jobs of a project. Absent conditions hold for every job. */
export interface JobFilter {
  readonly status?: WorkStatus;
  /** Part of the sample id or of the reason of a failure, in any case of letters. */
  readonly q?: string;
  /** Name and value with a colon between them. */
  readonly label?: string;
  readonly step?: string;
  /** Id of a group of failures. */
  readonly failure?: string;
  /** Only jobs whose state allows this action. */
  readonly action?: 'stop' | 'resubmit';
}

/** Condition of a filter on the rows of `workflows`. */
export function matchesFilter({ status, q, label, step, failure, action }: JobFilter) {
  return (row: ExpressionBuilder<Database, 'workflows'>): Expression<SqlBool> =>
    row.and([
      ...(status === undefined ? [] : [row('status', '=', status)]),
      ...(q === undefined ? [] : [containsText(q)]),
      ...(label === undefined ? [] : [hasLabel(label)]),
      ...(step === undefined ? [] : [row('step', '=', step)]),
      ...(failure === undefined ? [] : [row('failure', '=', failure)]),
      ...(action === undefined ? [] : [row('status', 'in', statusesFor(action))]),
    ]);
}

/** True for a filter by more than the state: its jobs are not counted in advance. */
export function needsScan({ q, label, step, failure, action }: JobFilter): boolean {
  return [q, label, step, failure, action].some((condition) => condition !== undefined);
}

function containsText(text: string): Expression<SqlBool> {
  const wanted = text.toLowerCase();
  return sql<SqlBool>`(strpos(lower(sample_id), ${wanted}) > 0 or strpos(lower(coalesce(error, '')), ${wanted}) > 0)`;
}

/** Throws 400 for a label without a colon. */
function hasLabel(label: string): Expression<SqlBool> {
  const colon = label.indexOf(':');
  if (colon < 1)
    throw new ApiError(
      400,
      {
        'en-US': 'The label must be a name and a value with a colon between them.',
        'zh-CN': '标签须为名称和值，中间以冒号分隔。',
      },
      [{ field: 'label', message: { 'en-US': 'must be name:value', 'zh-CN': '须为 name:value' } }],
    );
  return sql<SqlBool>`labels ->> ${label.slice(0, colon)} = ${label.slice(colon + 1)}`;
}

function statusesFor(action: 'stop' | 'resubmit'): WorkStatus[] {
  return WORK_STATUSES.filter((status) => nextJobStatus(status, action) !== undefined);
}
