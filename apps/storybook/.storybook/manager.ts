import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { frameTheme } from './brand';

interface GlobalsEvent {
  readonly globals: Record<string, unknown>;
}

addons.setConfig({ theme: frameTheme('light') });

/** The manager follows the toolbar's theme. */
addons.register('omics-portal/theme', (api) => {
  const follow = ({ globals }: GlobalsEvent) =>
    api.setOptions({ theme: frameTheme(globals['theme'] === 'dark' ? 'dark' : 'light') });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
