import { createMessageLoader } from '@omics-portal/wording';

/** The words of this feature in one language, loaded on demand. */
export const loadMessages = createMessageLoader({
  'en-US': () => import('./locales/en-US/messages.po'),
  'zh-CN': () => import('./locales/zh-CN/messages.po'),
});
