import { createWordsLoader } from '../catalog/words-loader';
import { sheetLabels } from './sheet-labels';

/** Labels of a sheet in one language, with a catalog of their own: only pages with an open sheet need them. */
export const loadSheetLabels = createWordsLoader({
  catalogs: {
    'en-US': () => import('./locales/en-US/messages.po'),
    'zh-CN': () => import('./locales/zh-CN/messages.po'),
  },
  loadCode: () => Promise.resolve(sheetLabels),
});
