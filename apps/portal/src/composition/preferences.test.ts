import { expect, test, vi } from 'vitest';
import { createPreferences, DEFAULT_PREFERENCES, PREFERENCES_KEY, readPreferences } from './preferences';
import { aStorage } from '../testing/portal';

test.each([
  ['nothing', {}, {}],
  ['not JSON', { [PREFERENCES_KEY]: '{' }, {}],
  ['a list', { [PREFERENCES_KEY]: '[]' }, {}],
  [
    'one bad value among good ones',
    { [PREFERENCES_KEY]: '{"themeMode":"dark","primaryColour":"red","colourWeak":"yes"}' },
    { themeMode: 'dark' },
  ],
  ['a value of a later version', { [PREFERENCES_KEY]: '{"themeMode":"sepia","novelty":1}' }, {}],
  [
    'keys of earlier versions',
    { pro__DEFAULT_THEME: '{"value":"dark","expire":null}', pro__DEFAULT_COLOR: '"#F5222D"' },
    { themeMode: 'dark', primaryColour: '#F5222D' },
  ],
  [
    'the layout of earlier versions',
    {
      pro__SIDEBAR_TYPE: '{"value":false,"expire":null}',
      pro__DEFAULT_LAYOUT_MODE: '"sidemenu"',
      pro__DEFAULT_CONTENT_WIDTH_TYPE: '"Fixed"',
      pro__DEFAULT_FIXED_HEADER: '{"value":true,"expire":null}',
      pro__DEFAULT_FIXED_HEADER_HIDDEN: '{"value":true,"expire":null}',
      pro__DEFAULT_FIXED_SIDEMENU: 'true',
      pro__DEFAULT_MULTI_TAB: 'false',
      pro__DEFAULT_COLOR_WEAK: 'true',
    },
    {
      sidebarOpen: false,
      layout: 'sidemenu',
      contentWidth: 'Fixed',
      autoHideHeader: true,
      fixedSidebar: true,
      multiTab: false,
      colourWeak: true,
    },
  ],
  [
    'invalid values of an earlier version',
    { pro__DEFAULT_LAYOUT_MODE: '{"value":"mix"}', pro__DEFAULT_MULTI_TAB: '"on"', pro__DEFAULT_COLOR: '{' },
    {},
  ],
  ['earlier keys beside the record', { [PREFERENCES_KEY]: '{}', pro__DEFAULT_THEME: '"dark"' }, {}],
  [
    'choices that exclude each other',
    { [PREFERENCES_KEY]: '{"layout":"sidemenu","contentWidth":"Fluid","hiddenHeader":true}' },
    { layout: 'sidemenu', contentWidth: 'Fixed' },
  ],
])('stored as %s, the preferences are still usable', (_title, entries, expected) => {
  expect(readPreferences(aStorage(entries))).toEqual({ ...DEFAULT_PREFERENCES, ...expected });
});

test('a change is stored and announced', () => {
  const storage = aStorage();
  const preferences = createPreferences(storage, new EventTarget());
  const listener = vi.fn();
  const stop = preferences.subscribe(listener);
  preferences.set({ themeMode: 'dark' });
  stop();
  preferences.set({ layout: 'sidemenu' });
  expect(listener).toHaveBeenCalledOnce();
  expect(preferences.get().contentWidth).toBe('Fixed');
  expect(readPreferences(storage)).toEqual({
    ...DEFAULT_PREFERENCES,
    themeMode: 'dark',
    layout: 'sidemenu',
    contentWidth: 'Fixed',
  });
});

test('what earlier versions stored becomes the record, once', () => {
  const storage = aStorage({ pro__DEFAULT_THEME: '{"value":"dark","expire":null}' });
  createPreferences(storage, new EventTarget());
  storage.setItem('pro__DEFAULT_THEME', '{"value":"light","expire":null}');
  expect(createPreferences(storage, new EventTarget()).get().themeMode).toBe('dark');
});

test('who has chosen nothing stores nothing', () => {
  const storage = aStorage();
  createPreferences(storage, new EventTarget());
  expect(storage.getItem(PREFERENCES_KEY)).toBeNull();
});

test('a change by another tab is followed', () => {
  const storage = aStorage();
  const target = new EventTarget();
  const preferences = createPreferences(storage, target);
  storage.setItem(PREFERENCES_KEY, '{"themeMode":"dark"}');
  target.dispatchEvent(Object.assign(new Event('storage'), { key: PREFERENCES_KEY }));
  expect(preferences.get().themeMode).toBe('dark');
});

test('a storage that is full does not stop a choice', () => {
  const storage = {
    ...aStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const preferences = createPreferences(storage, new EventTarget());
  preferences.set({ themeMode: 'dark' });
  expect(preferences.get().themeMode).toBe('dark');
});
