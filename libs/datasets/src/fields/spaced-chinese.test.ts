import { expect, test } from 'vitest';
import { spacedChinese, withEdges } from './spaced-chinese';

test.each([
  ['数据格式', '为', 'FASTQ', '数据格式为 FASTQ'],
  ['数据格式', '为', '比对', '数据格式为比对'],
  ['SNR', '不小于 ', '7', 'SNR 不小于 7'],
  ['样本D5', '和', 'D6', '样本D5 和 D6'],
  ['文件', '：', 'CSV', '文件：CSV'],
  ['', '为', '', '为'],
])('%j, %j and %j are %j', (left, between, right, expected) => {
  expect(spacedChinese(withEdges(left) + between + withEdges(right))).toBe(expected);
});

test('edges beside each other are one', () => {
  expect(spacedChinese(withEdges(withEdges('CSV') + withEdges('数据')))).toBe('CSV 数据');
});
