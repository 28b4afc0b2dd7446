import type { MessageSubmit } from '@omics-portal/api';
import * as v from 'valibot';

/** Longest texts that the service takes. */
export const FEEDBACK_LIMITS = { title: 255, content: 10_000 } as const;

/** Text, at sign, text, dot, text, and no white space: the portal's rule for an address. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text);
}

/** Codes of problems of a feedback, worded by the form. */
export type FeedbackProblem = 'title-required' | 'content-required' | 'email-wrong';

const problem = (code: FeedbackProblem) => code;

/** Schema of a feedback. Without an email address there is no reply. */
export const feedbackSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(problem('title-required'))),
  content: v.pipe(v.string(), v.trim(), v.nonEmpty(problem('content-required'))),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((email) => email === '' || isEmail(email), problem('email-wrong')),
  ),
  /** True to include the address of the current page. */
  withPage: v.boolean(),
});

/** Values of the feedback form. */
export type Feedback = v.InferOutput<typeof feedbackSchema>;

/** Message of a feedback as the service takes it; `page` is the address at which it was written. */
export function toMessage({ title, content, email, withPage }: Feedback, page: string): MessageSubmit {
  return {
    title: title.trim(),
    description: '',
    message_type: 'feedback',
    payload: { email: email.trim(), content: content.trim(), ...(withPage ? { page } : {}) },
    status: 'Unread',
  };
}
