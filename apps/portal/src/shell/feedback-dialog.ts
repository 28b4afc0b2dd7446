/** The feedback form, as one part that is fetched with its first opening. */
export { FeedbackDialog } from '@omics-portal/account';
