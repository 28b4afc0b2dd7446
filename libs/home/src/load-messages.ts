import { createMessageLoader } from '@omics-portal/wording';

/** Messages of this feature in one language, loaded on demand. Languages other than zh-CN get English. */
export const loadMessages = createMessageLoader({
  'en-US': () => import('./locales/en-US/messages.po'),
  'zh-CN': () => import('./locales/zh-CN/messages.po'),
});
