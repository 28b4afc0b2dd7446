import type { Messages } from '@lingui/core';

/** The words of shell and dashboard; English for a language that the portal does not speak. */
export async function loadMessages(locale: string): Promise<Messages> {
  const catalog =
    locale === 'zh-CN'
      ? await import('./locales/zh-CN/messages.po')
      : await import('./locales/en-US/messages.po');
  return catalog.messages;
}
