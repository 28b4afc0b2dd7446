import type { I18n, Messages } from '@lingui/core';
import {
  appearanceOfQuery,
  readAppearanceMessage,
  readyMessage,
  type FrameAppearance,
} from '@omics-portal/api/visualisation';
import { applyTheme, DEFAULT_PRIMARY } from '@omics-portal/ui';

/** Page that an appearance is applied to. */
export interface FollowAppearanceOptions {
  readonly i18n: I18n;
  readonly loadMessages: (locale: string) => Promise<Messages>;
  readonly page: Window;
}

/** Appearance of a page outside a frame: that of the browser. */
function defaultAppearance(page: Window): FrameAppearance {
  const chinese = page.navigator.language.toLowerCase().startsWith('zh');
  return { lang: chinese ? 'zh-CN' : 'en-US', theme: 'system', primary: DEFAULT_PRIMARY, colourWeak: false };
}

/**
 * Applies the language and theme of the query parameters, and then each one that the framing page sends. Resolves after the
 * first; the framing page receives a message that it may send.
 */
export async function followAppearance({ i18n, loadMessages, page }: FollowAppearanceOptions): Promise<void> {
  let current = appearanceOfQuery(page.location.search, defaultAppearance(page));
  const apply = async (next: FrameAppearance) => {
    current = next;
    // The page has the default primary colour until the palette of another one has been loaded, or if it cannot be.
    void applyTheme({ mode: next.theme, primary: next.primary, colourWeak: next.colourWeak }).catch(
      () => undefined,
    );
    const locale = next.lang === 'zh-CN' ? 'zh-CN' : 'en-US';
    if (locale !== i18n.locale) {
      const messages = await loadMessages(locale);
      // A later language may have arrived while these messages loaded.
      if (next === current) {
        i18n.loadAndActivate({ locale, messages });
        page.document.documentElement.lang = locale;
      }
    }
  };
  page.addEventListener('message', ({ source, data }) => {
    const next = source === page.parent && source !== page ? readAppearanceMessage(data, current) : null;
    if (next) {
      void apply(next).catch(() => undefined);
    }
  });
  await apply(current);
  if (page.parent !== page) {
    page.parent.postMessage(readyMessage(), '*');
  }
}
