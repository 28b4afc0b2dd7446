/** Presets of the primary colour. The caller supplies a label for each `key`. */
export const THEME_PRESETS = [
  { key: 'dusk', colour: '#F5222D' },
  { key: 'volcano', colour: '#FA541C' },
  { key: 'nightfall', colour: '#FAAD14' },
  { key: 'bright-cyan', colour: '#13C2C2' },
  { key: 'aurora-green', colour: '#52C41A' },
  { key: 'blue-dawn', colour: '#1890FF' },
  { key: 'geek-blue', colour: '#2F54EB' },
  { key: 'dark-purple', colour: '#722ED1' },
] as const;

export type ThemePresetKey = (typeof THEME_PRESETS)[number]['key'];

export const DEFAULT_PRIMARY = '#1890FF';
