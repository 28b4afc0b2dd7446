import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ColumnLayout } from './grid-column';
import { readGridLayout, shownColumns, withColumnAt, withColumnShown, withColumnWidth } from './grid-layout';

const COLUMNS: ColumnLayout[] = [
  { id: 'name', alwaysShown: true },
  { id: 'donor' },
  { id: 'size', minWidth: 80, maxWidth: 300 },
  { id: 'md5', initiallyHidden: true },
];
const FRESH = { order: ['name', 'donor', 'size', 'md5'], hidden: ['md5'], widths: {} };

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a list', ['name']],
  ['a text', 'name,donor'],
  ['another shape', { order: 'name', hidden: 7, widths: [1, 2] }],
  ['numbers for names', { order: [1, 2], widths: { name: 'wide', donor: Number.NaN, size: null } }],
])('with %s stored, the layout is the default', (_title, stored) => {
  expect(readGridLayout(stored, COLUMNS)).toEqual(FRESH);
});

test('a stored layout is used unchanged', () => {
  const stored = { order: ['md5', 'size', 'donor', 'name'], hidden: ['donor'], widths: { name: 240 } };
  expect(readGridLayout(stored, COLUMNS)).toEqual(stored);
});

test('a removed column is dropped, a new one follows its neighbour', () => {
  const stored = {
    order: ['size', 'batch', 'name', 'size'],
    hidden: ['batch'],
    widths: { batch: 99, size: 100 },
  };
  expect(readGridLayout(stored, COLUMNS)).toEqual({
    order: ['size', 'md5', 'name', 'donor'],
    hidden: ['md5'],
    widths: { size: 100 },
  });
});

test('a width outside the limits is clamped', () => {
  const widths = { name: 1, donor: 99_999, size: 300.4 };
  expect(readGridLayout({ widths }, COLUMNS).widths).toEqual({ name: 64, donor: 1200, size: 300 });
});

test('required columns are visible, and at least one column is', () => {
  expect(readGridLayout({ ...FRESH, hidden: FRESH.order }, COLUMNS).hidden).toEqual(['donor', 'size', 'md5']);
  const free = [{ id: 'a' }, { id: 'b' }];
  expect(readGridLayout({ order: ['b', 'a'], hidden: ['a', 'b'] }, free).hidden).toEqual(['a']);
});

const anyColumns = fc.uniqueArray(
  fc.record({
    id: fc.oneof(fc.constantFrom('a', 'b', 'c', '__proto__'), fc.string()),
    initiallyHidden: fc.boolean(),
    alwaysShown: fc.boolean(),
  }),
  { selector: ({ id }) => id, minLength: 1 },
);

test('for any stored value, each column appears once, one is visible, and reading is idempotent', () => {
  const ids = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.string(), fc.integer()));
  const stored = fc.oneof(
    fc.anything(),
    fc.record({
      order: ids,
      hidden: ids,
      widths: fc.dictionary(fc.string(), fc.oneof(fc.double(), fc.string())),
    }),
  );
  fc.assert(
    fc.property(stored, anyColumns, (value, columns) => {
      const layout = readGridLayout(value, columns);
      expect([...layout.order].sort()).toEqual(columns.map(({ id }) => id).sort());
      expect(shownColumns(columns, layout)).toHaveLength(columns.length - layout.hidden.length);
      expect(shownColumns(columns, layout).length).toBeGreaterThan(0);
      expect(columns.filter(({ id, alwaysShown }) => alwaysShown && layout.hidden.includes(id))).toEqual([]);
      expect(readGridLayout(JSON.parse(JSON.stringify(layout)), columns)).toEqual(layout);
    }),
  );
});

test('columns can be hidden and shown', () => {
  const without = withColumnShown(FRESH, 'donor', false);
  expect(shownColumns(COLUMNS, without).map(({ id }) => id)).toEqual(['name', 'size']);
  expect(withColumnShown(without, 'donor', true)).toEqual(FRESH);
});

test.each([
  ['name', 2, ['donor', 'size', 'name', 'md5']],
  ['md5', 0, ['md5', 'name', 'donor', 'size']],
  ['donor', 9, ['name', 'size', 'md5', 'donor']],
  ['donor', -1, ['donor', 'name', 'size', 'md5']],
  ['gone', 1, FRESH.order],
])('%s moves to index %i', (id, index, order) => {
  expect(withColumnAt(FRESH, id, index).order).toEqual(order);
});

test('a new width stays within the limits of its column', () => {
  expect(withColumnWidth(FRESH, { id: 'size', minWidth: 80, maxWidth: 300 }, 412).widths).toEqual({
    size: 300,
  });
});
