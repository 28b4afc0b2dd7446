import { expect, test } from 'vitest';
import type { ValueField } from './form-values';
import { parseCell } from './parse-cell';

test.each<[ValueField | null, string, unknown]>([
  [{ tmplType: 'input_number', model: 'm' }, ' 4.5 ', 4.5],
  [{ tmplType: 'input_number', model: 'm' }, 'four', 'four'],
  [{ tmplType: 'select', model: 'm', options: [{ label: 'Two', value: 2 }] }, 'Two', 2],
  [{ tmplType: 'checkbox', model: 'm' }, 'true', true],
  [{ tmplType: 'input', model: 'm' }, '  ', null],
  [null, ' S1 ', 'S1'],
])('in a cell of %j the text "%s" is parsed as %j', (field, text, value) => {
  expect(parseCell(field, text)).toBe(value);
});
