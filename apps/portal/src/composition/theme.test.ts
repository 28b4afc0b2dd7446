// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aStorage } from '../testing/portal';
import { createPreferences, PREFERENCES_KEY } from './preferences';
import { announceIfSlow, followTheme, PAINT_KEY } from './theme';

const BOOT = readFileSync(`${import.meta.dirname}/../../theme-boot.js`, 'utf8');
const root = document.documentElement;

function clearRoot() {
  root.removeAttribute('style');
  root.removeAttribute('data-theme');
  root.removeAttribute('data-colour-weak');
}

beforeEach(clearRoot);
afterEach(() => vi.useRealTimers());

/** State of the page before the portal starts. */
function boot(storage: Storage, systemIsDark = false) {
  clearRoot();
  runInNewContext(BOOT, { localStorage: storage, document, matchMedia: () => ({ matches: systemIsDark }) });
  return {
    theme: root.dataset['theme'],
    weak: root.hasAttribute('data-colour-weak'),
    primary: root.style.getPropertyValue('--primary'),
  };
}

/** The portal drew its theme in an earlier visit. */
async function visited(entries: Record<string, string>): Promise<Storage> {
  const storage = aStorage(entries);
  const options = { storage, announce: () => () => undefined, page: window };
  followTheme(createPreferences(storage, new EventTarget()), options);
  await vi.waitFor(() => expect(storage.getItem(PAINT_KEY)).not.toBeNull());
  return storage;
}

const chosen = (preferences: object) => ({ [PREFERENCES_KEY]: JSON.stringify(preferences) });

describe('before the first paint', () => {
  test('the theme of the last visit is on the page, its colour and its weak mode too', async () => {
    const storage = await visited(chosen({ themeMode: 'dark', primaryColour: '#722ED1', colourWeak: true }));
    const drawn = root.style.getPropertyValue('--primary');
    expect(boot(storage)).toEqual({ theme: 'dark', weak: true, primary: drawn });
    expect(drawn).not.toBe('');
  });

  test.each<[string, Record<string, string>, string]>([
    ['nothing', {}, 'light'],
    ['a record that is no JSON', { [PREFERENCES_KEY]: '{', [PAINT_KEY]: '{' }, 'light'],
    ['a record of another kind', { [PREFERENCES_KEY]: '"dark"', [PAINT_KEY]: '7' }, 'light'],
    ['a theme of an earlier version', { pro__DEFAULT_THEME: '{"value":"dark","expire":null}' }, 'dark'],
    [
      'an earlier key beside the record',
      { pro__DEFAULT_THEME: '{"value":"dark"}', [PREFERENCES_KEY]: '{}' },
      'light',
    ],
    ['a choice that was never drawn', { [PREFERENCES_KEY]: '{"themeMode":"dark"}' }, 'dark'],
  ])('with %s stored, the page opens in a theme', (_title, entries, theme) => {
    expect(boot(aStorage(entries))).toEqual({ theme, weak: false, primary: '' });
  });

  test('the system decides where the preference says so', () => {
    const storage = aStorage({ [PREFERENCES_KEY]: '{"themeMode":"system"}' });
    expect(boot(storage, true).theme).toBe('dark');
    expect(boot(storage, false).theme).toBe('light');
  });

  test('colours drawn for another theme or another primary colour stay away', async () => {
    const storage = await visited(chosen({ themeMode: 'dark', primaryColour: '#722ED1' }));
    storage.setItem(PREFERENCES_KEY, '{"themeMode":"light","primaryColour":"#722ED1"}');
    expect(boot(storage)).toEqual({ theme: 'light', weak: false, primary: '' });
    storage.setItem(PREFERENCES_KEY, '{"themeMode":"dark","primaryColour":"#F5222D"}');
    expect(boot(storage).primary).toBe('');
  });

  test('a colour of an earlier version does not flash either, once it was drawn', async () => {
    const storage = await visited({ pro__DEFAULT_COLOR: '{"value":"#722ED1","expire":null}' });
    expect(boot(storage).primary).not.toBe('');
  });

  test('only custom properties are taken from the record', () => {
    const storage = aStorage({
      [PAINT_KEY]: '{"theme":"light","variables":{"display":"none","--primary":"#123456"}}',
    });
    expect(boot(storage).primary).toBe('#123456');
    expect(root.style.display).toBe('');
  });

  test('a forbidden storage leaves the page as it is', () => {
    const forbidden = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(() => boot(forbidden as unknown as Storage)).not.toThrow();
  });
});

describe('a change of theme', () => {
  test('is drawn at once, and a choice that is none of its business draws nothing', async () => {
    const storage = aStorage();
    const preferences = createPreferences(storage, new EventTarget());
    followTheme(preferences, { storage, announce: () => () => undefined, page: window });
    preferences.set({ themeMode: 'dark' });
    expect(root.dataset['theme']).toBe('dark');
    await vi.waitFor(() => expect(storage.getItem(PAINT_KEY)).toContain('dark'));
    const paints = vi.spyOn(storage, 'setItem');
    preferences.set({ multiTab: false });
    expect(paints.mock.calls.map(([key]) => key)).toEqual([PREFERENCES_KEY]);
  });

  test.each([
    [99, 0],
    [100, 1],
    [5000, 1],
  ])('that takes %d ms is announced %d times, until it ends', async (duration, times) => {
    vi.useFakeTimers();
    const end = vi.fn();
    const announce = vi.fn(() => end);
    announceIfSlow(new Promise((resolve) => setTimeout(resolve, duration + 1)), announce);
    await vi.advanceTimersByTimeAsync(duration);
    expect(announce).toHaveBeenCalledTimes(times);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(announce).toHaveBeenCalledTimes(times);
    expect(end).toHaveBeenCalledTimes(times);
  });

  test('the announcement of a failed change ends too', async () => {
    vi.useFakeTimers();
    const end = vi.fn();
    announceIfSlow(
      new Promise((_resolve, reject) => setTimeout(() => reject(new Error('no')), 200)),
      () => end,
    );
    await vi.advanceTimersByTimeAsync(200);
    expect(end).toHaveBeenCalledOnce();
  });

  test('waits for a frame before it counts as done', async () => {
    vi.useFakeTimers();
    const frames: FrameRequestCallback[] = [];
    const page = Object.assign(Object.create(window) as Window, {
      requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
      setTimeout: (then: () => void) => setTimeout(then),
    });
    const storage = aStorage();
    const preferences = createPreferences(storage, new EventTarget());
    const end = vi.fn();
    const announce = vi.fn(() => end);
    followTheme(preferences, { storage, announce, page });
    preferences.set({ themeMode: 'dark' });
    await vi.advanceTimersByTimeAsync(150);
    expect(announce).toHaveBeenCalledOnce();
    expect(end).not.toHaveBeenCalled();
    frames.forEach((frame) => frame(0));
    await vi.advanceTimersByTimeAsync(1);
    expect(end).toHaveBeenCalledOnce();
  });
});
