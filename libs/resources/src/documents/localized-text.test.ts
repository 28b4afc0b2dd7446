import { expect, test } from 'vitest';
import { localizedText } from './localized-text';

test.each([
  ['Files', 'zh-CN', 'Files'],
  [{ 'en-US': 'Files', 'zh-CN': '文件' }, 'zh-CN', '文件'],
  [{ 'en-US': 'Files', 'zh-CN': '文件' }, 'fr-FR', 'Files'],
  [{ 'zh-CN': '文件' }, 'en-US', '文件'],
])('the text %j in %s is %s', (text, locale, expected) => {
  expect(localizedText(text, locale)).toBe(expected);
});
