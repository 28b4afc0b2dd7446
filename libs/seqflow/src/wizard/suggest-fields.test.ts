import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ValueField } from '../app-form/form-values';
import { suggestFields, withField } from './suggest-fields';

const table = String.raw`\.(csv|tsv)$`;
const data: ValueField = { tmplType: 'file', model: 'data_file', filterType: table };
const sheet: ValueField = { tmplType: 'file', model: 'metadata_file', filterType: table };
const vcf: ValueField = { tmplType: 'file', model: 'vcf', filterType: String.raw`\.vcf$` };
const panels: ValueField = {
  tmplType: 'file',
  model: 'panels',
  filterType: String.raw`\.bed$`,
  multiple: true,
};
const link = (name: string) => `minio://users/ada/${name}`;

test.each<[string, readonly ValueField[], readonly string[], Record<string, string>]>([
  [
    'by name, also in another order',
    [data, sheet],
    ['run_metadata.csv', 'run_data.csv'],
    { 'run_metadata.csv': 'metadata_file', 'run_data.csv': 'data_file' },
  ],
  ['none where the names do not tell', [data, sheet], ['x.csv', 'y.csv'], {}],
  ['one file for a field of one', [vcf], ['a.vcf', 'b.vcf'], { 'a.vcf': 'vcf' }],
  [
    'all files for a field of several',
    [panels],
    ['a.bed', 'b.bed'],
    { 'a.bed': 'panels', 'b.bed': 'panels' },
  ],
  ['none of another kind', [vcf], ['a.bam'], {}],
])('fields of files: %s', (_title, fields, names, expected) => {
  const found = suggestFields(fields, names.map(link));
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([name, model]) => [link(name), model])),
  );
});

test('a field of one file never has two, whatever is chosen', () => {
  const fields = [data, sheet, vcf];
  const paths = ['a.csv', 'b.csv', 'c.csv'].map(link);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...fields, undefined)), { maxLength: 12 }),
      (choices) => {
        const last = choices.reduce(
          (chosen, [path, field]) => withField(chosen, path, field),
          suggestFields(fields, paths),
        );
        expect(new Set(last.values()).size).toBe(last.size);
      },
    ),
  );
});
