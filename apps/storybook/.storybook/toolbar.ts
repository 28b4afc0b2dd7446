import { DEFAULT_PRIMARY, THEME_PRESETS } from '@omics-portal/ui';
import { PSEUDO_LOCALE } from '@omics-portal/wording/pseudo';

/** Settings of the toolbar for all stories. They are checked, because a global may come from an address. */
export interface Look {
  readonly theme: 'light' | 'dark';
  readonly primary: string;
  readonly colourWeak: boolean;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

const LOCALES = ['en-US', 'zh-CN', PSEUDO_LOCALE];

const presetOf = (key: unknown) =>
  THEME_PRESETS.find((preset) => preset.key === key || preset.colour === key);

export function lookOf(globals: Record<string, unknown>): Look {
  return {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    primary: presetOf(globals['primary'])?.colour ?? DEFAULT_PRIMARY,
    colourWeak: globals['colourWeak'] === 'on',
    locale: LOCALES.find((locale) => locale === globals['locale']) ?? 'en-US',
    direction: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
  };
}

const titled = (key: string) =>
  key
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** The menus of the toolbar. */
export const GLOBAL_TYPES = {
  theme: {
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  primary: {
    toolbar: {
      title: 'Primary colour',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: THEME_PRESETS.map(({ key, colour }) => ({ value: key, title: titled(key), right: colour })),
    },
  },
  colourWeak: {
    toolbar: {
      title: 'Colour-weak mode',
      icon: 'eye',
      dynamicTitle: true,
      items: [
        { value: 'off', title: 'All colours' },
        { value: 'on', title: 'Colour-weak' },
      ],
    },
  },
  locale: {
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en-US', title: 'English', right: 'en-US' },
        { value: 'zh-CN', title: '简体中文', right: 'zh-CN' },
        { value: PSEUDO_LOCALE, title: 'Pseudo-language', right: 'for tests' },
      ],
    },
  },
  direction: {
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
} as const;

/** STORYBOOK_THEME=dark runs every story, and axe on it, in the other theme; the other variables likewise. */
export const INITIAL_GLOBALS = {
  theme: import.meta.env['STORYBOOK_THEME'] ?? 'light',
  primary: 'blue-dawn',
  colourWeak: 'off',
  locale: import.meta.env['STORYBOOK_LOCALE'] ?? 'en-US',
  direction: import.meta.env['STORYBOOK_DIRECTION'] ?? 'ltr',
};
