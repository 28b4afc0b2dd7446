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

afterEach(() => {
  applyTheme({ mode: 'light', primary: '#1890FF', colourWeak: false });
  vi.unstubAllGlobals();
});

function setSystemDark(dark: boolean): void {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
}

test('a theme applies at once', () => {
  applyTheme({ mode: 'dark', primary: '#722ED1', colourWeak: true });
  expect(root.dataset['theme']).toBe('dark');
  expect(root.hasAttribute('data-colour-weak')).toBe(true);
  expect(root.style.getPropertyValue('--primary')).toBe('#722ed1');
  expect(root.style.getPropertyValue('--primary-9')).not.toBe('');
  expect(root.style.getPropertyValue('--scale-6')).toBe('#722ed1');
});

test('the colour-blind mode can be switched off', () => {
  applyTheme({ mode: 'light', primary: '#722ED1', colourWeak: true });
  applyTheme({ mode: 'light', primary: '#722ED1', colourWeak: false });
  expect(root.hasAttribute('data-colour-weak')).toBe(false);
});

test('"system" follows the operating system while the page is open', () => {
  applyTheme({ mode: 'system', primary: '#722ED1', colourWeak: false });
  expect(root.dataset['theme']).toBe('light');
  setSystemDark(true);
  expect(root.dataset['theme']).toBe('dark');
});

test('a fixed mode stops following the system', () => {
  applyTheme({ mode: 'system', primary: '#722ED1', colourWeak: false });
  applyTheme({ mode: 'light', primary: '#722ED1', colourWeak: false });
  setSystemDark(true);
  expect(root.dataset['theme']).toBe('light');
});

test('an invalid colour is rejected', () => {
  expect(() => applyTheme({ mode: 'light', primary: 'blue', colourWeak: false })).toThrow(RangeError);
});
