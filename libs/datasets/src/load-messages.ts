import type { Messages } from '@lingui/core';

/** The words of this feature in one language, loaded on demand. Anything but zh-CN gives English, the fallback. */
export async function loadMessages(locale: string): Promise<Messages> {
  const catalog =
    locale === 'zh-CN'
      ? await import('./locales/zh-CN/messages.po')
      : await import('./locales/en-US/messages.po');
  return catalog.messages;
}
