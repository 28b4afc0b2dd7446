import { emptyQuery, evaluate, toQueryTree, withSearch } from '@omics-portal/data-query';
import { expect, test } from 'vitest';
import { typedFileSearch } from './typed-file-search';

test.each([
  ['Ｄ５＿Ｒ１．ｆａｓｔｑ', 'D5_R1.fastq'],
  ['ｄａｔａ／ＬＣＬ－５', 'data/LCL-5'],
  ['Ｄ５\u3000Ｄ６', 'D5 D6'],
  ['Ｄ５［１］', 'D5[1].vcf'],
  ['(修订)', '数据（修订）.tsv'],
  ['（修订）', '数据(修订).tsv'],
  ['数据（修订）', '数据（修订）.tsv'],
])('the typed %s finds %s', (typed, name) => {
  const tree = toQueryTree(withSearch(emptyQuery('c'), typedFileSearch(typed)));
  expect(evaluate(tree, { file_name: name })).toBe(true);
  expect(evaluate(tree, { file_name: 'D4.vcf' })).toBe(false);
});
