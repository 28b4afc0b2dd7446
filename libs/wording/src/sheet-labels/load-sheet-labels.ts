import { setupI18n } from '@lingui/core';
import type { Catalogs } from '../catalog/message-loader';
import { sheetLabels, type SharedSheetLabels } from './sheet-labels';

const CATALOGS: Catalogs = {
  'en-US': () => import('./locales/en-US/messages.po'),
  'zh-CN': () => import('./locales/zh-CN/messages.po'),
};

const loads = new Map<keyof Catalogs, Promise<SharedSheetLabels>>();

/**
 * Labels of a sheet in one language, with a catalog of their own: only pages with an open sheet need them. Each call for a language
 * returns the same promise, unless loading failed.
 */
export function loadSheetLabels(locale: string): Promise<SharedSheetLabels> {
  const language = locale === 'zh-CN' ? 'zh-CN' : 'en-US';
  const started = loads.get(language);
  if (started) {
    return started;
  }
  const load = labelsIn(language);
  loads.set(language, load);
  load.catch(() => loads.delete(language));
  return load;
}

async function labelsIn(language: keyof Catalogs): Promise<SharedSheetLabels> {
  const { messages } = await CATALOGS[language]();
  return sheetLabels(setupI18n({ locale: language, messages: { [language]: messages } }));
}
