/**
 * Topics of notifications that an account can switch off, by their names in the contract. Without the digest of projects each
 * of their jobs has a notification of its own.
 */
export const NOTICE_TOPICS = ['projects', 'project_digest', 'reports', 'control_charts'] as const;

/** One of {@link NOTICE_TOPICS}. */
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Code of a notification; services/datains/notices/notification-texts.ts has the texts. */
export type NoticeCode =
  | 'project-succeeded'
  | 'project-failed'
  | 'job-succeeded'
  | 'job-failed'
  | 'report-finished'
  | 'report-failed'
  | 'chart-rule';

/** Topic of each code. */
export const TOPIC_OF_NOTICE: Readonly<Record<NoticeCode, NoticeTopic>> = {
  'project-succeeded': 'projects',
  'project-failed': 'projects',
  'job-succeeded': 'projects',
  'job-failed': 'projects',
  'report-finished': 'reports',
  'report-failed': 'reports',
  'chart-rule': 'control_charts',
};
