import type { operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../http/api-error.ts';
import { isAdmin } from '../../../identity/identity.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';

/** Handlers of the audit log, for admins. */
export function auditHandlers({ audit }: Pick<Dependencies, 'audit'>) {
  return {
    listAuditEvents: signedIn(async ({ caller, query }) => {
      if (!isAdmin(caller))
        throw new ApiError(403, {
          'en-US': 'Only admins of the site may read the audit log.',
          'zh-CN': '只有本站管理员才能查看审计日志。',
        });
      const { page = 1, per_page: size = 10, person, kind, from, before } = query;
      const { total, rows } = await audit.list({ person, kind, from, before }, { page, size });
      const data = rows.map((row) => ({ ...row, id: Number(row.id), time: Number(row.time) }));
      return { status: 200, body: { total, page, per_page: size, kept_days: audit.keptDays, data } };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}
