// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { contrast, mix } from '../theme/colour';
import {
  axisNumber,
  chartNumber,
  SERIES_COLOURS,
  seriesStyle,
  shareNumber,
  tableNumber,
} from './chart-theme';
import { HEAT_STEPS } from './heat-scale';

const css = readFileSync(`${import.meta.dirname}/../theme/theme.css`, 'utf8');

/** Custom properties of the first rule with this selector. */
function tokensOf(selector: string): Map<string, string> {
  const from = css.indexOf(`\n${selector} {`);
  const block = css.slice(from, css.indexOf('\n}', from));
  return new Map(Array.from(block.matchAll(/(--[\w-]+):\s*([^;]+);/gu), (match) => [match[1]!, match[2]!]));
}

const LIGHT = tokensOf(':root');
const SHEETS = [
  { name: 'light', sheet: LIGHT },
  { name: 'light, colour-weak', sheet: new Map([...LIGHT, ...tokensOf('[data-colour-weak]')]) },
  { name: 'dark', sheet: new Map([...LIGHT, ...tokensOf("[data-theme='dark']")]) },
  {
    name: 'dark, colour-weak',
    sheet: new Map([
      ...LIGHT,
      ...tokensOf("[data-theme='dark']"),
      ...tokensOf("[data-theme='dark'][data-colour-weak]"),
    ]),
  },
];

test.each(SHEETS)('$name: every series has contrast to the backgrounds of a chart', ({ sheet }) => {
  const value = (colour: string) => sheet.get(colour.replace(/^var\((.+)\)$/u, '$1'))!;
  const faint = SERIES_COLOURS.flatMap((colour) =>
    ['--surface', '--raised', '--canvas']
      .filter((ground) => contrast(value(colour), value(ground)) < 3)
      .map((ground) => `${colour} on ${ground}`),
  );
  expect(faint).toEqual([]);
});

test.each(SHEETS)(
  '$name: the number in a cell of a heat map is readable on every step',
  ({ name, sheet }) => {
    const mode = name.startsWith('dark') ? 'dark' : 'light';
    const ratios = HEAT_STEPS.map((step) => {
      const { share, text } = step[mode];
      return contrast(
        mix(sheet.get('--surface')!, sheet.get('--chart-1')!, share / 100),
        sheet.get(`--${text}`)!,
      );
    });
    expect(ratios.filter((ratio) => ratio < 4.5)).toEqual([]);
  },
);

test('the classes of a step match its values', () => {
  for (const { light, dark, fill, label } of HEAT_STEPS) {
    expect(fill).toBe(
      `fill-[color-mix(in_srgb,var(--chart-1)_${light.share}%,var(--surface))] dark:fill-[color-mix(in_srgb,var(--chart-1)_${dark.share}%,var(--surface))]`,
    );
    expect(label).toBe(
      light.text === dark.text ? `fill-${light.text}` : `fill-${light.text} dark:fill-${dark.text}`,
    );
  }
});

test('64 series have different styles', () => {
  const styles = Array.from({ length: 64 }, (_, index) => JSON.stringify(seriesStyle(index)));
  expect(new Set(styles).size).toBe(64);
  expect(seriesStyle(8)).toEqual({ colour: 'var(--chart-1)', form: 1 });
});

afterEach(() => {
  document.documentElement.lang = '';
});

test.each([
  ['en-US', ['1,204,512', '0.9988', '1,204,512.123457', '1.2M', '12.5%']],
  ['zh-CN', ['1,204,512', '0.9988', '1,204,512.123457', '120万', '12.5%']],
])('figures in %s', (lang, expected) => {
  document.documentElement.lang = lang;
  const shown = [
    chartNumber(1_204_512),
    chartNumber(0.998_76),
    tableNumber(1_204_512.123_456_7),
    axisNumber(1_204_512),
    shareNumber(0.125),
  ];
  expect(shown).toEqual(expected);
  expect([chartNumber(-1.25), axisNumber(-2), shareNumber(-0.5)]).toEqual(['−1.25', '−2', '−50%']);
  expect([-1.25, 9.041_12e-24, -0.000_04, 0.000_123, 0].map(tableNumber)).toEqual([
    '-1.25',
    '9.041E-24',
    '-4E-5',
    '0.000123',
    '0',
  ]);
  expect(chartNumber(NaN)).toBe('');
  expect([axisNumber(1.002), axisNumber(0.9984)]).toEqual(['1.002', '0.9984']);
});
