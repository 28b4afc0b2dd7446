import { createMessageLoader } from '@omics-portal/wording';

/** Messages of the visualisations in one language, loaded on demand. */
export const loadMessages = createMessageLoader({
  'en-US': () => import('./locales/en-US/messages.po'),
  'zh-CN': () => import('./locales/zh-CN/messages.po'),
});
