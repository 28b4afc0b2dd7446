import { expect, test } from 'vitest';
import { decideAccess, isLoginPath, safeRedirect } from './decide-access';

const OWN = ['/dashboard', '/data/upload', '/user/login'];
const isOwnRoute = (href: string) => OWN.includes(href.split('?')[0] ?? '');

test.each([
  ['valid', 'public', { kind: 'allow' }],
  ['valid', 'signed-in', { kind: 'allow' }],
  ['valid', 'target', { kind: 'allow' }],
  ['invalid', 'public', { kind: 'allow' }],
  ['invalid', 'target', { kind: 'allow' }],
  ['invalid', 'signed-in', { kind: 'sign-in', redirect: '/data/upload?page=2' }],
  ['unreachable', 'public', { kind: 'allow' }],
  ['unreachable', 'signed-in', { kind: 'unreachable' }],
] as const)('a token that is %s on a route for "%s"', (token, access, decision) => {
  expect(decideAccess({ token, access, href: '/data/upload?page=2', isLogin: false, isOwnRoute })).toEqual(
    decision,
  );
});

test.each([
  ['valid', undefined, { kind: 'go', href: '/dashboard' }],
  ['valid', '/data/upload?page=2&q=a%3Fb', { kind: 'go', href: '/data/upload?page=2&q=a%3Fb' }],
  ['invalid', '/data/upload', { kind: 'allow' }],
  ['unreachable', '/data/upload', { kind: 'allow' }],
] as const)('the login page with a token that is %s and redirect %s', (token, redirect, decision) => {
  expect(
    decideAccess({ token, access: 'public', href: '/user/login', isLogin: true, redirect, isOwnRoute }),
  ).toEqual(decision);
});

test.each([
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['/data/upload?x=1', '/data/upload?x=1'],
  ['/user/login?redirect=/user/login', '/dashboard'],
  ['/USER/LOGIN/?redirect=/user/login', '/dashboard'],
  ['/nowhere', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example/data/upload', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['data/upload', '/dashboard'],
])('after signing in, redirect %s leads to %s', (redirect, expected) => {
  expect(safeRedirect(redirect, isOwnRoute)).toBe(expected);
});

test('a foreign address is refused even if the router would match it', () => {
  expect(safeRedirect('//evil.example', () => true)).toBe('/dashboard');
});

test.each([
  ['/user/login', true],
  ['/user/login/', true],
  ['/USER/LOGIN', true],
  ['/user/login/x', false],
  ['/user', false],
])('%s is the login page: %s', (pathname, expected) => {
  expect(isLoginPath(pathname)).toBe(expected);
});
