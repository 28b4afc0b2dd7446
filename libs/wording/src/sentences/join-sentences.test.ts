import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences';

test.each([
  ['English has a blank', ['One.', 'Two.'], 'One. Two.'],
  ['Chinese has none', ['一。', '二。'], '一。二。'],
  ['a Chinese label has none', ['文件：', 'a.csv'], '文件：a.csv'],
  ['a Chinese bracket has none', ['（一）', '二。'], '（一）二。'],
  [
    'a message of a server in English has one in a Chinese page',
    ['Disk full.', '请稍后重试。'],
    'Disk full. 请稍后重试。',
  ],
  ['what is missing leaves no gap', ['One.', undefined, '', null, 'Two.'], 'One. Two.'],
  ['nothing is empty', [], ''],
])('%s', (_what, sentences, text) => {
  expect(joinSentences(sentences)).toBe(text);
});
