import { expect, test } from 'vitest';
import { sentences } from './sentences';

test('English sentences are parted by a blank, Chinese ones are not, and absent ones are left out', () => {
  expect(sentences(['12 libraries.', '', null, 'All are drawn.'], 'en-US')).toBe(
    '12 libraries. All are drawn.',
  );
  expect(sentences(['共 12 个文库。', undefined, '全部绘出。'], 'zh-CN')).toBe('共 12 个文库。全部绘出。');
});
