import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { parsePageNo, requireBrand } from './params';

test.each([
  [undefined, true],
  ['1', true],
  ['10', true],
  ['0', false],
  ['01', false],
  ['-1', false],
  ['1.5', false],
  ['1e3', false],
  ['', false],
  ['abc', false],
])('pageNo %s is a page: %s', (pageNo, expected) => {
  expect(parsePageNo({ pageNo }) !== false).toBe(expected);
});

const visit = (brand: string) => {
  const location = {
    href: `/data/download/${brand}-genomics`,
    pathname: '',
    publicHref: '',
    external: false,
    search: {},
    searchStr: '',
    state: { __TSR_index: 0 },
    hash: '',
  };
  try {
    requireBrand({ params: { brand }, context: { portal: { config: { brand: 'acme' } } }, location });
    return 'shown';
  } catch (error) {
    return isRedirect(error) ? error.options : error;
  }
};

test('a route with the name of this site is shown, with another one it is not found', () => {
  expect(visit('acme')).toBe('shown');
  expect(visit('other')).toMatchObject({ to: '/404', search: { from: '/data/download/other-genomics' } });
});
