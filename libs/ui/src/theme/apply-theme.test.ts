// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTheme } from './apply-theme';

const root = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  system.matches = false;
  // jsdom has no matchMedia.
  vi.stubGlobal('matchMedia', () => system);
});

afterEach(async () => {
  await applyTheme({ mode: 'light', primary: '#1890FF', colourWeak: false });
  vi.unstubAllGlobals();
});

function setSystemDark(dark: boolean): void {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
}

const variable = (name: string) => root.style.getPropertyValue(name);

test('the mode applies at once, the colours when their palette has been loaded', async () => {
  const applied = applyTheme({ mode: 'dark', primary: '#722ED1', colourWeak: true });
  expect(root.dataset['theme']).toBe('dark');
  expect(root.hasAttribute('data-colour-weak')).toBe(true);
  await applied;
  expect(variable('--primary')).toBe('#722ed1');
  expect(variable('--primary-9')).not.toBe('');
  expect(variable('--scale-6')).toBe('#722ed1');
});

test('the style sheet has the default primary colour, so the page keeps no variable of another one', async () => {
  root.style.setProperty('--height', '1px');
  await applyTheme({ mode: 'light', primary: '#722ED1', colourWeak: false });
  await applyTheme({ mode: 'light', primary: '#1890ff', colourWeak: false });
  expect(root.getAttribute('style')).toBe('--height: 1px;');
  root.removeAttribute('style');
});

test('the palette of an earlier change does not replace that of a later one', async () => {
  const earlier = applyTheme({ mode: 'dark', primary: '#722ED1', colourWeak: false });
  await Promise.all([earlier, applyTheme({ mode: 'light', primary: '#1890FF', colourWeak: false })]);
  expect(variable('--primary')).toBe('');
});

test('the colour-blind mode can be switched off', async () => {
  await applyTheme({ mode: 'light', primary: '#722ED1', colourWeak: true });
  await applyTheme({ mode: 'light', primary: '#722ED1', colourWeak: false });
  expect(root.hasAttribute('data-colour-weak')).toBe(false);
});

test('"system" follows the operating system while the page is open', async () => {
  await applyTheme({ mode: 'system', primary: '#722ED1', colourWeak: false });
  expect(root.dataset['theme']).toBe('light');
  const text = variable('--primary-text');
  setSystemDark(true);
  expect(root.dataset['theme']).toBe('dark');
  await vi.waitFor(() => expect(variable('--primary-text')).not.toBe(text));
});

test('a fixed mode stops following the system', async () => {
  await applyTheme({ mode: 'system', primary: '#722ED1', colourWeak: false });
  await applyTheme({ mode: 'light', primary: '#722ED1', colourWeak: false });
  setSystemDark(true);
  expect(root.dataset['theme']).toBe('light');
});

test('an invalid colour is rejected, and the page has the default one', async () => {
  await applyTheme({ mode: 'light', primary: '#722ED1', colourWeak: false });
  const applied = applyTheme({ mode: 'light', primary: 'blue', colourWeak: false });
  await expect(applied).rejects.toThrow(RangeError);
  expect(variable('--primary')).toBe('');
});
