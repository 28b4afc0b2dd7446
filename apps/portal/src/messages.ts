import { createMessageLoader } from '@omics-portal/wording';

/** Messages of the shell and of the home feature in one language, loaded on demand. */
export const loadMessages = createMessageLoader({
  'en-US': () => import('./locales/en-US'),
  'zh-CN': () => import('./locales/zh-CN'),
});
