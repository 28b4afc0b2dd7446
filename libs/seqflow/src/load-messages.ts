import { createMessageLoader } from '@omics-portal/wording';

/** Loader of the messages of this feature in one language. Any language other than zh-CN falls back to English. */
export const loadMessages = createMessageLoader({
  'en-US': () => import('./locales/en-US/messages.po'),
  'zh-CN': () => import('./locales/zh-CN/messages.po'),
});
