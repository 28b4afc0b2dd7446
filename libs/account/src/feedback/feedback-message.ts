import type { MessageSubmit } from '@omics-portal/api';

/** What the form holds. */
export interface Feedback {
  title: string;
  content: string;
  /** Empty: no answer is wanted. */
  email: string;
  /** Whether to say on which page it was written. */
  withPage: boolean;
}

/** Longest texts that the service takes. */
export const FEEDBACK_LIMITS = { title: 255, content: 10_000 } as const;

/** Text, at sign, text, dot, text, and no white space: the portal's rule for an address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);
}

/** The message that the service takes; `page` is the address at which it was written. */
export function toMessage({ title, content, email, withPage }: Feedback, page: string): MessageSubmit {
  return {
    title: title.trim(),
    description: '',
    message_type: 'feedback',
    payload: { email: email.trim(), content: content.trim(), ...(withPage ? { page } : {}) },
    status: 'Unread',
  };
}
