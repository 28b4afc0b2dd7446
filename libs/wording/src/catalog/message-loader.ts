import type { Messages } from '@lingui/core';

/** Message catalogs of one project, one loader per language. The bundler needs each import spelled out. */
export interface Catalogs {
  readonly 'en-US': () => Promise<{ readonly messages: Messages }>;
  readonly 'zh-CN': () => Promise<{ readonly messages: Messages }>;
}

const SHARED: Catalogs = {
  'en-US': () => import('../locales/en-US/messages.po'),
  'zh-CN': () => import('../locales/zh-CN/messages.po'),
};

/**
 * Factory of a project's `loadMessages`: its messages in one language, loaded on demand and merged with those of this
 * library, so that a host loads one thing. An unsupported language gives English. Each call returns a new object: hosts
 * merge catalogs and must not change ours.
 */
export function createMessageLoader(own: Catalogs): (locale: string) => Promise<Messages> {
  return async (locale) => {
    const language = locale === 'zh-CN' ? 'zh-CN' : 'en-US';
    const catalogs = await Promise.all([SHARED[language](), own[language]()]);
    return Object.assign({}, ...catalogs.map(({ messages }) => messages)) as Messages;
  };
}
