import { expect, test } from 'vitest';
import { aConfig } from '../../../testing/portal';
import { siteDocuments, textUrl } from './site-documents';

test('a link to the previewer stands for its document, another link for itself', () => {
  const links = {
    ...aConfig().links,
    docs: 'https://docs.example.org',
    help: '#/markdown-previewer?url=/documents/help.{locale}.md',
  };
  expect(siteDocuments(aConfig({ links, changelogUrl: '/documents/changelog.{locale}.md' }))).toEqual([
    { name: 'docs', text: null, link: 'https://docs.example.org' },
    { name: 'help', text: '/documents/help.{locale}.md', link: null },
    { name: 'changelog', text: '/documents/changelog.{locale}.md', link: null },
  ]);
});

test('a site without documents has none', () => {
  expect(siteDocuments(aConfig())).toEqual([]);
});

test.each([
  ['/documents/help.{locale}.md', 'https://portal.example.org/documents/help.zh-CN.md'],
  ['https://elsewhere.example.org/help.md', null],
  [null, null],
  ['', null],
])('the text of %s is asked for at %s', (pattern, url) => {
  expect(textUrl(pattern, 'zh-CN', 'https://portal.example.org/')).toBe(url);
});
