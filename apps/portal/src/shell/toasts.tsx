/** Notices and the region where they appear, as one part that is loaded after the page stands. */
export { notify, Toaster } from '@omics-portal/ui';
