import { emptyQuery, withSearch } from '@omics-portal/data-query';
import { expect, test } from 'vitest';
import { typedFileSearch } from './typed-file-search';

test.each([
  ['Ｄ５＿Ｒ１．ｆａｓｔｑ', 'D5_R1.fastq'],
  ['ｄａｔａ／ＬＣＬ－５', 'data/LCL-5'],
  ['Ｄ５\u3000Ｄ６', 'D5 D6'],
  ['数据（修订）', '数据（修订）'],
  ['D5_R1.fastq', 'D5_R1.fastq'],
])('%s searches for %s', (text, searched) => {
  expect(withSearch(emptyQuery('c'), typedFileSearch(text)).search?.text).toBe(searched);
});
