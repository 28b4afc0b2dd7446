import { expect, test } from 'vitest';
import { menuMode } from './menu-mode';

const BOTH = { desktop: true, tablet: true };
const NEITHER = { desktop: false, tablet: false };

test.each([
  ['topmenu', 'desktop', NEITHER, 'header'],
  ['topmenu', 'tablet', BOTH, 'drawer'],
  ['topmenu', 'mobile', BOTH, 'drawer'],
  ['sidemenu', 'desktop', { desktop: true, tablet: false }, 'sidebar'],
  ['sidemenu', 'desktop', { desktop: false, tablet: true }, 'folded-sidebar'],
  ['sidemenu', 'tablet', { desktop: true, tablet: false }, 'folded-sidebar'],
  ['sidemenu', 'tablet', { desktop: false, tablet: true }, 'sidebar'],
  ['sidemenu', 'mobile', BOTH, 'drawer'],
] as const)('%s on a %s with %j: the menu is a %s', (layout, device, open, mode) => {
  expect(menuMode(layout, device, open)).toBe(mode);
});
