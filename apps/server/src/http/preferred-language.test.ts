import { expect, test } from 'vitest';
import { pageLanguage } from './preferred-language.ts';

test.each([
  ['zh-CN', 'en-US', 'zh-CN'],
  ['en', 'zh-CN', 'en-US'],
  ['fr-CA zh-TW en', 'en-US', 'zh-CN'],
  ['fr de', 'zh-CN,en;q=0.8', 'zh-CN'],
  ['', undefined, 'en-US'],
  [undefined, 'zh', 'zh-CN'],
  [['zh-CN'], 'en-US', 'en-US'],
])('the locales %j before the header %j give %s', (locales, header, language) => {
  expect(pageLanguage(locales, header)).toBe(language);
});
