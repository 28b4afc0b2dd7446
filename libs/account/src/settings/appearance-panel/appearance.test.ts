import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose, obstacleTo, settle, type AppearancePreferences } from './appearance';

const PLAIN: AppearancePreferences = {
  themeMode: 'light',
  primaryColour: '#1890FF',
  colourWeak: false,
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: false,
  hiddenHeader: false,
  autoHideHeader: false,
  fixedSidebar: false,
  multiTab: true,
};

test.each<[string, Partial<AppearancePreferences>, Partial<AppearancePreferences>]>([
  ['a sidebar leaves no room for fluid content', { contentWidth: 'Fluid' }, { contentWidth: 'Fixed' }],
  ['a top menu may be fluid', { layout: 'topmenu', contentWidth: 'Fluid' }, {}],
  ['a top menu has no sidebar to fix', { layout: 'topmenu', fixedSidebar: true }, { fixedSidebar: false }],
  ['a sidebar may be fixed', { fixedSidebar: true }, {}],
  ['a top menu cannot lose its header', { layout: 'topmenu', hiddenHeader: true }, { hiddenHeader: false }],
  ['a fixed header cannot be hidden', { fixedHeader: true, hiddenHeader: true }, { hiddenHeader: false }],
  ['a static header beside a sidebar may be hidden', { hiddenHeader: true }, {}],
  ['a static header does not hide while scrolling', { autoHideHeader: true }, { autoHideHeader: false }],
  ['a fixed header may hide while scrolling', { fixedHeader: true, autoHideHeader: true }, {}],
])('%s', (_title, wanted, corrected) => {
  expect(settle({ ...PLAIN, ...wanted })).toEqual({ ...PLAIN, ...wanted, ...corrected });
});

test.each<
  [string, Partial<AppearancePreferences>, Partial<AppearancePreferences>, Partial<AppearancePreferences>]
>([
  [
    'fixing the header brings a hidden one back',
    { hiddenHeader: true },
    { fixedHeader: true },
    { hiddenHeader: false },
  ],
  [
    'letting the header go ends its hiding while scrolling',
    { fixedHeader: true, autoHideHeader: true },
    { fixedHeader: false },
    { autoHideHeader: false },
  ],
  [
    'choosing the sidebar again lets go of a fixed one',
    { fixedSidebar: true },
    { layout: 'sidemenu' },
    { fixedSidebar: false },
  ],
  [
    'choosing the top menu lets go of a fixed sidebar',
    { fixedSidebar: true },
    { layout: 'topmenu' },
    { fixedSidebar: false },
  ],
  [
    'a sidebar can be chosen and fixed in one',
    { layout: 'topmenu' },
    { layout: 'sidemenu', fixedSidebar: true },
    {},
  ],
  ['a colour changes nothing else', { fixedSidebar: true }, { primaryColour: '#F5222D' }, {}],
])('%s', (_title, before, patch, consequence) => {
  const current = settle({ ...PLAIN, ...before });
  expect(choose(current, patch)).toEqual({ ...current, ...patch, ...consequence });
});

const anyPreferences: fc.Arbitrary<AppearancePreferences> = fc.record({
  themeMode: fc.constantFrom('light', 'dark', 'system'),
  primaryColour: fc.constantFrom('#1890FF', '#722ED1'),
  colourWeak: fc.boolean(),
  layout: fc.constantFrom('topmenu', 'sidemenu'),
  contentWidth: fc.constantFrom('Fluid', 'Fixed'),
  fixedHeader: fc.boolean(),
  hiddenHeader: fc.boolean(),
  autoHideHeader: fc.boolean(),
  fixedSidebar: fc.boolean(),
  multiTab: fc.boolean(),
});

const anyPatches = fc.array(
  fc
    .tuple(anyPreferences, fc.subarray(Object.keys(PLAIN) as (keyof AppearancePreferences)[]))
    .map(([values, keys]): Partial<AppearancePreferences> =>
      Object.fromEntries(keys.map((key) => [key, values[key]])),
    ),
);

test('whatever is chosen in whatever order, no choice contradicts another', () => {
  fc.assert(
    fc.property(anyPreferences, anyPatches, (start, patches) => {
      const { layout, contentWidth, fixedHeader, hiddenHeader, autoHideHeader, fixedSidebar } =
        patches.reduce(choose<AppearancePreferences>, settle(start));
      expect(layout === 'sidemenu' && contentWidth === 'Fluid').toBe(false);
      expect(layout === 'topmenu' && (fixedSidebar || hiddenHeader)).toBe(false);
      expect(fixedHeader && hiddenHeader).toBe(false);
      expect(!fixedHeader && autoHideHeader).toBe(false);
    }),
  );
});

test('settling is done once: again changes nothing, and what holds together stays', () => {
  fc.assert(
    fc.property(anyPreferences, (preferences) => {
      const settled = settle(preferences);
      expect(settle(settled)).toEqual(settled);
      expect(choose(settled, {})).toEqual(settled);
    }),
  );
});

test('settling touches nothing but what has an obstacle', () => {
  fc.assert(
    fc.property(anyPreferences, (preferences) => {
      const settled = settle(preferences);
      const bound = ['contentWidth', 'hiddenHeader', 'autoHideHeader', 'fixedSidebar'] as const;
      const changed = (Object.keys(PLAIN) as (keyof AppearancePreferences)[]).filter(
        (key) => settled[key] !== preferences[key],
      );
      expect(changed.filter((key) => !bound.some((name) => name === key))).toEqual([]);
      expect(
        bound.filter((key) => changed.includes(key) && obstacleTo(key, preferences) === undefined),
      ).toEqual([]);
    }),
  );
});

test('of two obstacles to hiding the header, the layout is named', () => {
  expect(obstacleTo('hiddenHeader', { layout: 'topmenu', fixedHeader: true })).toBe('needs-sidemenu');
  expect(obstacleTo('hiddenHeader', { layout: 'sidemenu', fixedHeader: true })).toBe('needs-static-header');
});
