// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { primaryVariables, type ResolvedMode } from './palette';
import { applyPaperTheme } from './paper-theme';

const root = document.documentElement;

/** Gives the page a theme as a user has chosen it. */
function show(mode: ResolvedMode, primary?: string): void {
  root.dataset['theme'] = mode;
  for (const [name, value] of primary ? primaryVariables(primary, mode) : []) {
    root.style.setProperty(name, value);
  }
}

const variables = () =>
  Array.from(root.style, (name): [string, string] => [name, root.style.getPropertyValue(name)]);

afterEach(() => root.removeAttribute('style'));

test('the shades of a chosen primary colour are those of the light theme on paper, and dark again afterwards', () => {
  show('dark', '#722ed1');
  const onScreen = variables();
  const restore = applyPaperTheme(root);
  expect(root.dataset['theme']).toBe('light');
  expect(variables()).toEqual(primaryVariables('#722ed1', 'light'));
  expect(variables()).not.toEqual(onScreen);
  restore();
  expect(root.dataset['theme']).toBe('dark');
  expect(variables()).toEqual(onScreen);
});

test('a page with the default primary colour keeps no variable of another one', () => {
  show('dark');
  applyPaperTheme(root)();
  expect([root.dataset['theme'], variables()]).toEqual(['dark', []]);
});

test('a light page stays as it is', () => {
  show('light', '#722ed1');
  const onScreen = variables();
  const restore = applyPaperTheme(root);
  expect([root.dataset['theme'], variables()]).toEqual(['light', onScreen]);
  restore();
  expect([root.dataset['theme'], variables()]).toEqual(['light', onScreen]);
});
