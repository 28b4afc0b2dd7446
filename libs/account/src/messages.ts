import { createMessageLoader } from '@omics-portal/wording';

/** Loader of this feature's messages in one language. */
export const loadMessages = createMessageLoader({
  'en-US': () => import('./locales/en-US/messages.po'),
  'zh-CN': () => import('./locales/zh-CN/messages.po'),
});
