import { create, type ThemeVars } from 'storybook/theming';

/** The families of the product's own theme (libs/ui/src/theme/theme.css); nothing is fetched. */
const FONT =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif";
const CODE_FONT =
  "ui-monospace, SFMono-Regular, 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace";

const COMMON = {
  fontBase: FONT,
  fontCode: CODE_FONT,
  appBorderRadius: 6,
  inputBorderRadius: 6,
  brandTitle: 'Omics portal: library and screens',
  brandTarget: '_self',
} as const;

/** Storybook's own frame in the values of the product's tokens. The manager cannot read them: it loads no theme.css. */
const FRAMES: Record<'light' | 'dark', ThemeVars> = {
  light: {
    ...COMMON,
    base: 'light',
    brandImage: './brand-light.svg',
    colorPrimary: '#1678d3',
    colorSecondary: '#156fc2',
    appBg: '#f4f6f8',
    appContentBg: '#ffffff',
    appPreviewBg: '#f4f6f8',
    appBorderColor: '#dde2e9',
    textColor: '#17202c',
    textMutedColor: '#566273',
    barBg: '#ffffff',
    barTextColor: '#566273',
    barSelectedColor: '#156fc2',
    barHoverColor: '#156fc2',
    inputBg: '#ffffff',
    inputBorder: '#7f8b9b',
    inputTextColor: '#17202c',
  },
  dark: {
    ...COMMON,
    base: 'dark',
    brandImage: './brand-dark.svg',
    colorPrimary: '#1890ff',
    colorSecondary: '#1890ff',
    appBg: '#0e131a',
    appContentBg: '#161d26',
    appPreviewBg: '#0e131a',
    appBorderColor: '#2a3542',
    textColor: '#e6ebf1',
    textMutedColor: '#9aa7b6',
    barBg: '#161d26',
    barTextColor: '#9aa7b6',
    barSelectedColor: '#1890ff',
    barHoverColor: '#1890ff',
    inputBg: '#1e2732',
    inputBorder: '#748297',
    inputTextColor: '#e6ebf1',
  },
};

/** Theme of the manager and of the docs pages. */
export const frameTheme = (mode: 'light' | 'dark') => create(FRAMES[mode]);
