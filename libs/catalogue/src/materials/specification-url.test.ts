import { expect, it } from 'vitest';
import { specificationUrl } from './specification-url';

const PAGE = 'https://portal.example.org/app/#/materials';

it.each([
  ['/documents/{type}.{locale}.pdf', 'https://portal.example.org/documents/dna.zh-CN.pdf'],
  ['documents/{type}.pdf', 'https://portal.example.org/app/documents/dna.pdf'],
  ['https://docs.example.org/{type}/{type}.pdf', 'https://docs.example.org/dna/dna.pdf'],
  ['', null],
  ['https://', null],
])('%s leads to %s', (pattern, url) => {
  expect(specificationUrl(pattern, 'DNA', 'zh-CN', PAGE)).toBe(url);
});
