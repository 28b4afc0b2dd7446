import { createWordsLoader } from '@omics-portal/wording';
import { totalWords } from './total-words';

/** Words about the totals of batches in one language, with a catalog of their own: the first screen of the overview has none. */
export const loadTotalWords = createWordsLoader({
  catalogs: {
    'en-US': () => import('./locales/en-US/messages.po'),
    'zh-CN': () => import('./locales/zh-CN/messages.po'),
  },
  loadCode: () => Promise.resolve(totalWords),
});
