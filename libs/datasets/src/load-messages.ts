import { createMessageLoader } from '@omics-portal/wording';

/** Loader of the messages of this feature, by language. */
export const loadMessages = createMessageLoader({
  'en-US': () => import('./locales/en-US/messages.po'),
  'zh-CN': () => import('./locales/zh-CN/messages.po'),
});
