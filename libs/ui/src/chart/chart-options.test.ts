import { assert, constantFrom, double, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { validateChartOptions, type ChartKind, type ChartOptions, type CoordType } from './chart-options';

const GOOD = { viewId: 'formats', height: 240 };
const KINDS: readonly ChartKind[] = ['bar', 'line', 'pie', 'scatter', 'heat-map', 'box'];

test.each<[string, ChartKind, Partial<ChartOptions> | null | undefined, string[]]>([
  ['what every chart needs', 'bar', GOOD, []],
  [
    'a whole doughnut',
    'pie',
    { ...GOOD, coord: { type: 'theta', radius: 1, innerRadius: 0.6, startAngle: -360, endAngle: 360 } },
    [],
  ],
  ['no options', 'bar', undefined, ['option']],
  ['nothing for options', 'bar', null, ['option']],
  ['no height', 'bar', { viewId: 'formats' }, ['option']],
  ['a height of 0', 'line', { ...GOOD, height: 0 }, ['option']],
  ['no end of height', 'line', { ...GOOD, height: Infinity }, ['option']],
  ['no view id', 'scatter', { height: 240 }, ['viewId']],
  ['a blank view id', 'scatter', { ...GOOD, viewId: ' ' }, ['viewId']],
  ['neither height nor view id', 'box', {}, ['option', 'viewId']],
  ['a radius above 1', 'pie', { ...GOOD, coord: { radius: 1.01 } }, ['radius']],
  ['an inner radius below 0', 'pie', { ...GOOD, coord: { innerRadius: -0.01 } }, ['radius']],
  ['a start beyond a full turn', 'pie', { ...GOOD, coord: { startAngle: -361 } }, ['startAngle']],
  ['an end beyond a full turn', 'pie', { ...GOOD, coord: { endAngle: 361 } }, ['endAngle']],
  ['bars in a circle', 'bar', { ...GOOD, coord: { type: 'polar' } }, ['coord']],
  ['a pie between axes', 'pie', { ...GOOD, coord: { type: 'rect' } }, ['coord']],
  [
    'everything at once, in order',
    'pie',
    { coord: { type: 'rect', radius: 2, innerRadius: 2, startAngle: NaN, endAngle: 999 } },
    ['option', 'viewId', 'radius', 'startAngle', 'endAngle', 'coord'],
  ],
])('%s', (_title, kind, options, problems) => {
  expect(validateChartOptions(kind, options)).toEqual(problems);
});

const within = (low: number, high: number) => double({ min: low, max: high, noNaN: true });
const outside = (low: number, high: number) =>
  oneof(
    double({ max: low, maxExcluded: true, noNaN: true }),
    double({ min: high, minExcluded: true, noNaN: true }),
    constantFrom(NaN, Infinity, -Infinity),
  ).filter((value) => !(value >= low && value <= high)); // -0 is below 0 by its sign only.
const RANGES = [
  ['radius', 'radius', 0, 1],
  ['innerRadius', 'radius', 0, 1],
  ['startAngle', 'startAngle', -360, 360],
  ['endAngle', 'endAngle', -360, 360],
] as const;

test.each(RANGES)('every %s within its range is accepted', (name, _problem, low, high) => {
  assert(
    property(within(low, high), (value) => {
      expect(validateChartOptions('pie', { ...GOOD, coord: { [name]: value } })).toEqual([]);
    }),
  );
});

test.each(RANGES)('every %s outside its range is rejected', (name, problem, low, high) => {
  assert(
    property(outside(low, high), (value) => {
      expect(validateChartOptions('pie', { ...GOOD, coord: { [name]: value } })).toEqual([problem]);
    }),
  );
});

test('every chart type accepts one coordinate system and rejects the others', () => {
  for (const kind of KINDS) {
    const taken = (['rect', 'theta', 'polar'] as CoordType[]).filter(
      (type) => validateChartOptions(kind, { ...GOOD, coord: { type } }).length === 0,
    );
    expect(taken).toEqual([kind === 'pie' ? 'theta' : 'rect']);
  }
});

test('every non-empty view id and every height above 0 is valid', () => {
  assert(
    property(
      string().filter((text) => text.trim() !== ''),
      double({ min: 0, minExcluded: true, max: 1e6, noNaN: true }),
      (viewId, height) => {
        expect(validateChartOptions('line', { viewId, height })).toEqual([]);
      },
    ),
  );
});
