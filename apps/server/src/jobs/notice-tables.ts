import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from '../records/identity-tables.ts';
import type { NoticeTopic } from './notice-topics.ts';

/** Milliseconds since the epoch. Read as text, because the driver does not truncate 64-bit integers. */
type Time = ColumnType<string, number, number>;

/** Notifications table: for one account or for all. The text is chosen on reading, in the reader's language. */
export interface NotificationTable {
  id: Generated<number>;
  /** Null: for all accounts. */
  owner_sub: string | null;
  notification_type: string;
  /** Code of the text; see services/datains/notification-texts.ts. */
  code: string;
  params: JsonColumn<Record<string, string>>;
  created_time: Time;
}

/** Readers of notifications. A notification for all accounts is unread until the reader marks it. */
export interface NotificationReadTable {
  notification_id: number;
  reader_sub: string;
}

/** Messages table: requests for materials or data, and feedback. */
export interface MessageTable {
  id: Generated<number>;
  title: string;
  description: string;
  message_type: string;
  payload: JsonColumn<Record<string, unknown>>;
  status: string;
  created_time: Time;
  /** Null for a visitor who is not signed in. */
  sender_sub: string | null;
}

/** Topics of which an account is not notified. */
export interface MutedNoticeTable {
  owner_sub: string;
  topic: NoticeTopic;
}
