import { messages as home } from '@omics-portal/home/locales/zh-CN/messages.po';
import { messages as shell } from './zh-CN/messages.po';

/** Messages of the first page: shell and home feature in one chunk. */
export const messages = { ...home, ...shell };
