/** Components of the account feature that the shell loads on first use, in one chunk. */
export { BellPanel, FeedbackDialog } from '@omics-portal/account';
