import { messages as home } from '@omics-portal/home/locales/en-US/messages.po';
import { messages as shell } from './en-US/messages.po';

/** Messages of the first page: shell and home feature in one chunk. */
export const messages = { ...home, ...shell };
