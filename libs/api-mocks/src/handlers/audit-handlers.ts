import type { AuditEvent } from '@omics-portal/api';
import { DAY } from '../builders/ids';
import { pageOf } from '../http/pages';
import { datainsHttp } from '../http/services';

/** Event of the audit log. */
export function anAuditEvent(overrides: Partial<AuditEvent> = {}): AuditEvent {
  return {
    id: 7,
    time: DAY,
    kind: 'sign-in',
    actor: 'lin',
    subject: null,
    address: '192.0.2.7',
    ...overrides,
  };
}

const SOME_EVENTS = [
  anAuditEvent(),
  anAuditEvent({ id: 6, kind: 'sign-in-failed', actor: null, subject: 'lin' }),
  anAuditEvent({ id: 5, kind: 'account-changed', actor: 'ada', subject: 'lin (groups: lab; roles: none)' }),
  anAuditEvent({ id: 4, kind: 'exported', actor: 'ada', subject: 'minio://users/data/lin/a_R1.fastq.gz' }),
  anAuditEvent({ id: 3, kind: 'account-added', actor: null, subject: '=lin', address: null }),
];

export const auditHandlers = {
  list: datainsHttp.on('get', '/api/audit-events', ({ query, response }) => {
    const found = SOME_EVENTS.filter(({ kind }) => (query.get('kind') ?? kind) === kind);
    return response(200).json({ ...pageOf(found, query), kept_days: 365 });
  }),
  listEmpty: datainsHttp.on('get', '/api/audit-events', ({ query, response }) =>
    response(200).json({ ...pageOf([], query), kept_days: 365 }),
  ),
  listError: datainsHttp.failing('get', '/api/audit-events', 500),
  listLoading: datainsHttp.pending('get', '/api/audit-events'),
};
