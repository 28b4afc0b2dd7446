import type { components } from '@omics-portal/api/datains';
import type { NoticeCode } from '../../../jobs/add-notice.ts';

type Notification = components['schemas']['Notification'];
type Subject = Required<Pick<Notification, 'outcome'>> & Pick<Notification, 'subject'>;

const OUTCOMES: Readonly<
  Record<NoticeCode, { kind: 'project' | 'report'; outcome: 'succeeded' | 'failed' }>
> = {
  'project-succeeded': { kind: 'project', outcome: 'succeeded' },
  'project-failed': { kind: 'project', outcome: 'failed' },
  'report-finished': { kind: 'report', outcome: 'succeeded' },
  'report-failed': { kind: 'report', outcome: 'failed' },
};

const isWork = (code: string): code is NoticeCode => Object.hasOwn(OUTCOMES, code);

/** Subject and outcome of a notification; empty for an announcement. Notifications of earlier versions have no id. */
export function noticeSubject(
  code: string,
  params: Readonly<Record<string, string>>,
): Subject | Record<string, never> {
  if (!isWork(code)) return {};
  const { kind, outcome } = OUTCOMES[code];
  const id = params['id'];
  return { outcome, ...(id === undefined ? {} : { subject: { kind, id } }) };
}
