import type { Messages } from '@lingui/core';

/** The catalogs of one project: how each language's words are loaded. The bundler needs each import spelled out. */
export interface Catalogs {
  readonly 'en-US': () => Promise<{ readonly messages: Messages }>;
  readonly 'zh-CN': () => Promise<{ readonly messages: Messages }>;
}

const SHARED: Catalogs = {
  'en-US': () => import('../locales/en-US/messages.po'),
  'zh-CN': () => import('../locales/zh-CN/messages.po'),
};

/**
 * Makes the `loadMessages` of a project: its words in one language, loaded on demand, with the words of this lib beside
 * them, so that a host has one thing to load. A language that the project does not speak gives English. Each call gives a
 * fresh object: a host merges catalogs, and must not write into ours.
 */
export function createMessageLoader(own: Catalogs): (locale: string) => Promise<Messages> {
  return async (locale) => {
    const language = locale === 'zh-CN' ? 'zh-CN' : 'en-US';
    const catalogs = await Promise.all([SHARED[language](), own[language]()]);
    return Object.assign({}, ...catalogs.map(({ messages }) => messages)) as Messages;
  };
}
