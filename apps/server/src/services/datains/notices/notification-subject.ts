import type { components } from '@omics-portal/api/datains';
import { SEQUENCING } from '@omics-portal/qc-metrics';
import type { NoticeCode } from '../../../jobs/notice-topics.ts';

type Notification = components['schemas']['Notification'];
type Subject = Pick<Notification, 'outcome' | 'subject'>;
type Chart = NonNullable<NonNullable<Notification['subject']>['chart']>;

const OUTCOMES: Readonly<
  Record<NoticeCode, { kind: 'project' | 'report'; outcome?: 'succeeded' | 'failed' }>
> = {
  'project-succeeded': { kind: 'project', outcome: 'succeeded' },
  'project-failed': { kind: 'project', outcome: 'failed' },
  'job-succeeded': { kind: 'project', outcome: 'succeeded' },
  'job-failed': { kind: 'project', outcome: 'failed' },
  'report-finished': { kind: 'report', outcome: 'succeeded' },
  'report-failed': { kind: 'report', outcome: 'failed' },
  'chart-rule': { kind: 'report' },
};

const isWork = (code: string): code is NoticeCode => Object.hasOwn(OUTCOMES, code);

/** Subject, outcome and control chart of a notification; empty for an announcement. Notifications of earlier versions have no id. */
export function noticeSubject(code: string, params: Readonly<Record<string, string>>): Subject {
  if (!isWork(code)) return {};
  const { kind, outcome } = OUTCOMES[code];
  const id = params['id'];
  const chart = code === 'chart-rule' ? { chart: chartOf(params) } : {};
  return {
    ...(outcome && { outcome }),
    ...(id === undefined ? {} : { subject: { kind, id, ...chart } }),
  };
}

function chartOf({ tool = '', figures = '', ...params }: Readonly<Record<string, string>>): Chart {
  const { laboratory, instrument } = params;
  const sequencing = SEQUENCING.find((known) => known === params['sequencing']);
  return {
    tool,
    figure: figures.split(',')[0] ?? '',
    rule: params['rule'] as Chart['rule'],
    ...(laboratory !== undefined && { laboratory }),
    ...(instrument !== undefined && { instrument }),
    ...(sequencing && { sequencing }),
  };
}
