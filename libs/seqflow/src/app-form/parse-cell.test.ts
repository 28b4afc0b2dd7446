import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ValueField } from './form-values';
import { cellText, parseCell } from './parse-cell';

const memory: ValueField = { tmplType: 'input_number', model: 'm', addonAfter: 'GB' };
const lanes: ValueField = { tmplType: 'file', model: 'm', multiple: true, severalPerSample: true };
const chromosomes: ValueField = {
  tmplType: 'select',
  mode: 'multiple',
  model: 'm',
  options: [{ label: '1' }, { label: 'X; Y', value: 'sex' }],
};

test.each<[ValueField | null, string, unknown]>([
  [{ tmplType: 'input_number', model: 'm' }, ' 4.5 ', 4.5],
  [{ tmplType: 'input_number', model: 'm' }, 'four', 'four'],
  [memory, '8 GB', 8],
  [memory, '1.5gb', 1.5],
  [memory, '8', 8],
  [memory, '8 MB', '8 MB'],
  [memory, 'GB', 'GB'],
  [{ tmplType: 'input_number', model: 'm', suffix: '%' }, '12 %', 12],
  [{ tmplType: 'select', model: 'm', options: [{ label: 'Two', value: 2 }] }, 'Two', 2],
  [{ tmplType: 'select', model: 'm', options: [{ label: 'Two', value: 2 }] }, '2', 2],
  [{ tmplType: 'select', model: 'm', options: [{ label: 'Auto' }] }, 'AUTO', 'Auto'],
  [{ tmplType: 'select', model: 'm', options: [{ label: 'a' }, { label: 'A' }] }, 'A', 'A'],
  [{ tmplType: 'radio', model: 'm', options: [{ label: 'Yes', value: true }] }, 'TRUE', true],
  [{ tmplType: 'checkbox', model: 'm' }, 'true', true],
  [{ tmplType: 'checkbox', model: 'm' }, 'FALSE', false],
  [{ tmplType: 'checkbox', model: 'm' }, '是', true],
  [{ tmplType: 'checkbox', model: 'm' }, 'perhaps', 'perhaps'],
  [lanes, 'a_L1.fq; a_L2.fq', ['a_L1.fq', 'a_L2.fq']],
  [lanes, 'a.fq', 'a.fq'],
  [chromosomes, '1; 22', ['1', '22']],
  [chromosomes, 'X; Y', ['sex']],
  [{ tmplType: 'input', model: 'm' }, '  ', null],
  [null, ' S1 ', 'S1'],
  [null, '007', '007'],
])('in a cell of %j the text "%s" is parsed as %j', (field, text, value) => {
  expect(parseCell(field, text)).toEqual(value);
});

test('the text of a value of an option is parsed to the same value, whatever the labels', () => {
  const option = fc.record({
    label: fc.constantFrom('a', 'A', 'b', '1', 'true'),
    value: fc.constantFrom<string | number | boolean>('a', 'B', 1, true, 2),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(option, { selector: ({ value }) => String(value), minLength: 1 }),
      (options) => {
        const field: ValueField = { tmplType: 'select', model: 'm', options };
        const texts = options.filter(({ value }) => parseCell(field, cellText(field, value)) === value);
        // A value that is also the label of an earlier option can be written by its label only.
        const writable = options.filter(
          ({ label, value }) =>
            options.find((other) => other.label === label)?.value === value ||
            !options.some((other) => other.label === String(value)),
        );
        expect(texts).toEqual(writable);
      },
    ),
  );
});
