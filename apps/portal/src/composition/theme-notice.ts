import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { showNotice } from './show-notice';
import type { Announce } from './theme';

/** Shows a notice while the theme is being changed. */
export function changingTheme(i18n: I18n): Announce {
  return () =>
    showNotice({ tone: 'info', title: i18n._(msg`Change the theme...`), duration: Number.POSITIVE_INFINITY });
}
