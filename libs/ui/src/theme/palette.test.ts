import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './colour';
import { primaryPalette, SURFACES, type ResolvedMode } from './palette';
import { DEFAULT_PRIMARY, THEME_PRESETS } from './presets';

const MODES = ['light', 'dark'] as const;
const CASES = THEME_PRESETS.flatMap(({ key, colour }) => MODES.map((mode) => ({ key, colour, mode })));
const css = readFileSync(`${import.meta.dirname}/theme.css`, 'utf8');

/** Custom properties of the first rule with this selector. */
function variablesOf(selector: string): Record<string, string> {
  const from = css.indexOf(`\n${selector} {`);
  const block = css.slice(from, css.indexOf('\n}', from));
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*([^;]+);/gu), (match) => [match[1] ?? '', match[2] ?? '']),
  );
}

const SHEET: Record<ResolvedMode, Record<string, string>> = {
  light: variablesOf(':root'),
  dark: { ...variablesOf(':root'), ...variablesOf("[data-theme='dark']") },
};

const WEAK: Record<ResolvedMode, Record<string, string>> = {
  light: { ...SHEET.light, ...variablesOf('[data-colour-weak]') },
  dark: { ...SHEET.dark, ...variablesOf("[data-theme='dark'][data-colour-weak]") },
};

test('there are eight presets, Blue Dawn by default', () => {
  expect(THEME_PRESETS.map(({ colour }) => colour)).toEqual([
    '#F5222D',
    '#FA541C',
    '#FAAD14',
    '#13C2C2',
    '#52C41A',
    '#1890FF',
    '#2F54EB',
    '#722ED1',
  ]);
  expect(THEME_PRESETS.find(({ key }) => key === 'blue-dawn')?.colour).toBe(DEFAULT_PRIMARY);
});

test.each(CASES)('$key, $mode: text on the primary is readable, also on hover', ({ colour, mode }) => {
  const { primary, primaryHover, onPrimary } = primaryPalette(colour, mode);
  expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(onPrimary, primaryHover)).toBeGreaterThanOrEqual(4.5);
});

test.each(CASES)(
  '$key, $mode: the primary as text is readable on every surface and on its faintest shade',
  ({ colour, mode }) => {
    const { primaryText, shades } = primaryPalette(colour, mode);
    for (const background of [...Object.values(SURFACES[mode]), shades.at(-1)!]) {
      expect(contrast(primaryText, background)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(CASES)(
  '$key, $mode: body text is readable on the shades used as backgrounds',
  ({ colour, mode }) => {
    const { shades } = primaryPalette(colour, mode);
    for (const background of shades.slice(7)) {
      expect(contrast(SHEET[mode]['text']!, background)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(CASES)('$key, $mode: nine shades approach the surface', ({ colour, mode }) => {
  const { shades } = primaryPalette(colour, mode);
  const distances = shades.map((shade) => contrast(shade, SURFACES[mode].surface));
  expect(shades).toHaveLength(9);
  expect(distances).toEqual(distances.toSorted((a, b) => b - a));
});

test.each(CASES)(
  '$key, $mode: the scale leads away from the surface, through the colour itself',
  ({ colour, mode }) => {
    const { scale } = primaryPalette(colour, mode);
    const distances = scale.map((step) => contrast(step, SURFACES[mode].surface));
    expect(scale[5]).toBe(colour.toLowerCase());
    expect(new Set(scale).size).toBe(10);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  },
);

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each(MODES)('%s: everything derived from any primary colour is readable', (mode) => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const { primary, primaryHover, onPrimary, primaryText, shades, scale } = primaryPalette(colour, mode);
      const pairs = [
        [onPrimary, primary],
        [onPrimary, primaryHover],
        ...[...Object.values(SURFACES[mode]), shades[8]!].map((ground) => [primaryText, ground]),
        ...[...shades.slice(7), scale[0]!].map((ground) => [SHEET[mode]['text']!, ground]),
      ];
      expect(pairs.filter(([text, ground]) => contrast(text!, ground!) < 4.5)).toEqual([]);
    }),
    {
      numRuns: 1000,
      examples: [['#000000'], ['#ffffff'], ['#777777'], ['#ffff00'], ['#0000ff'], ['#0b1016']],
    },
  );
});

test.each(MODES)(
  '%s: the style sheet has the surfaces and the default primary that the code computes',
  (mode) => {
    const palette = primaryPalette(DEFAULT_PRIMARY, mode);
    expect(SHEET[mode]).toMatchObject({
      ...SURFACES[mode],
      primary: palette.primary,
      'primary-hover': palette.primaryHover,
      'primary-text': palette.primaryText,
      'on-primary': palette.onPrimary,
      ...Object.fromEntries(palette.shades.map((shade, index) => [`primary-${index + 1}`, shade])),
      ...Object.fromEntries(palette.scale.map((step, index) => [`scale-${index + 1}`, step])),
    });
  },
);

const GROUNDS = ['canvas', 'surface', 'raised', 'sunken'];
const TONES = ['success', 'warning', 'danger', 'info'];
const SHEETS = MODES.flatMap((mode) => [
  { name: mode, sheet: SHEET[mode] },
  { name: `${mode}, colour-weak`, sheet: WEAK[mode] },
]);

test.each(SHEETS)('$name: text, muted text and tones are readable on all backgrounds', ({ sheet }) => {
  const pairs = [
    ...['text', 'muted', ...TONES].flatMap((text) => GROUNDS.map((ground) => [text, ground])),
    ...TONES.flatMap((tone) => [tone, 'text'].map((text) => [text, `${tone}-soft`])),
    ...['text', 'muted'].map((text) => [text, 'neutral-soft']),
    ['on-danger', 'danger-fill'],
    ['on-danger', 'danger-fill-hover'],
    ['on-highlight', 'highlight'],
  ];
  const unreadable = pairs.filter(([text, ground]) => contrast(sheet[text!]!, sheet[ground!]!) < 4.5);
  expect(unreadable).toEqual([]);
});

test.each(SHEETS)(
  '$name: outlines of controls and marks of charts have contrast to the surface',
  ({ sheet }) => {
    const marks = ['border-strong', ...Array.from({ length: 8 }, (_, index) => `chart-${index + 1}`)];
    const faint = marks.filter((mark) => contrast(sheet[mark]!, sheet['surface']!) < 3);
    expect(faint).toEqual([]);
  },
);
