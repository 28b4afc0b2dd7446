/** Topics of notifications that an account can switch off, by their names in the contract. */
export const NOTICE_TOPICS = ['projects', 'reports', 'control_charts'] as const;

/** One of {@link NOTICE_TOPICS}. */
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Code of a notification; services/datains/notices/notification-texts.ts has the texts. */
export type NoticeCode =
  'project-succeeded' | 'project-failed' | 'report-finished' | 'report-failed' | 'chart-rule';

/** Topic of each code. */
export const TOPIC_OF_NOTICE: Readonly<Record<NoticeCode, NoticeTopic>> = {
  'project-succeeded': 'projects',
  'project-failed': 'projects',
  'report-finished': 'reports',
  'report-failed': 'reports',
  'chart-rule': 'control_charts',
};
