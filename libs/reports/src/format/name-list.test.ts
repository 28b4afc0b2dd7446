import { expect, test } from 'vitest';
import { nameList } from './name-list';

test('names with commas are separated by semicolons, others as usual', () => {
  expect(nameList(['SNR', 'RC', 'Total score'], 'en-US')).toBe('SNR, RC, and Total score');
  expect(nameList(['Precision, SNV', 'Precision, INDEL', 'Total score'], 'en-US')).toBe(
    'Precision, SNV; Precision, INDEL; and Total score',
  );
  expect(nameList(['Precision, SNV', 'Recall, SNV'], 'en-US')).toBe('Precision, SNV and Recall, SNV');
  expect(nameList(['SNV 精确率', 'SNV 召回率', '总分'], 'zh-CN')).toBe('SNV 精确率、SNV 召回率和总分');
});
