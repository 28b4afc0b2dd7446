import { expect, test } from 'vitest';
import { readDocumentAddress, siteDocumentUrl } from './site-document';

const PAGE = 'https://portal.test/app/#/materials';

test.each([
  ['', null],
  ['documents/terms.{locale}.md', 'https://portal.test/app/documents/terms.zh-CN.md'],
  ['/{locale}/terms.{locale}.md', 'https://portal.test/zh-CN/terms.zh-CN.md'],
  ['https://docs.test/terms.md', 'https://docs.test/terms.md'],
])('the document of the site at "%s" is %s in Chinese', (pattern, url) => {
  expect(siteDocumentUrl(pattern, 'zh-CN', PAGE)).toBe(url);
});

test.each([
  [undefined, { ok: false, reason: 'missing' }],
  ['javascript:alert(1)', { ok: false, reason: 'unreadable' }],
  ['https://evil.test/a.md', { ok: false, reason: 'origin', origin: 'https://evil.test' }],
  ['a.{locale}.md', { ok: true, isOwn: true, url: new URL('https://portal.test/app/a.en-US.md') }],
  ['https://docs.test/a.md', { ok: true, isOwn: false, url: new URL('https://docs.test/a.md') }],
])('the address %s of an address bar is read as %j', (given, reading) => {
  const options = { locale: 'en-US', page: PAGE, allowedOrigins: ['https://docs.test'] };
  expect(readDocumentAddress(given, options)).toEqual(reading);
});
