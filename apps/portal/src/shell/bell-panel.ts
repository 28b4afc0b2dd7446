/** The panel of the bell, as one part that is fetched with its first opening. */
export { BellPanel } from '@omics-portal/account';
