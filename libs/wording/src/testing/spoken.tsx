import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMessageLoader } from '../catalog/message-loader';

const nothing = () => Promise.resolve({ messages: {} as Messages });
const loadMessages = createMessageLoader({ 'en-US': nothing, 'zh-CN': nothing });

/** Result of a hook in a page in one language, with the messages of this library. */
export async function spoken<T>(locale: string, hook: () => T): Promise<T> {
  const i18n = setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  return renderHook(hook, { wrapper }).result.current;
}
