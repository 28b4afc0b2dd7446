import { expect, test } from 'vitest';
import { isAdmin } from './identity.ts';
import { callerFrom, isComplete, readClaim, substituteName } from './provider-claims.ts';

const NAMES = {
  usernameClaim: 'preferred_username',
  groupsClaim: 'groups',
  rolesClaim: 'realm_access.roles',
  admins: 'portal-admins',
};

test.each([
  ['a name', { groups: ['a'] }, 'groups', ['a']],
  ['a path', { realm_access: { roles: ['a'] } }, 'realm_access.roles', ['a']],
  ['a name with dots', { 'https://example.org/roles': ['a'] }, 'https://example.org/roles', ['a']],
  ['a path into a text', { realm_access: 'text' }, 'realm_access.roles', undefined],
  ['a name of every object', {}, 'constructor', undefined],
  ['a path through a name of every object', { a: {} }, 'a.constructor', undefined],
])('a claim is read by %s', (_what, claims, name, value) => {
  expect(readClaim(claims, name)).toEqual(value);
});

test('the claims of a caller are read tolerantly', () => {
  const claims = {
    preferred_username: ' ada ',
    name: 'Ada',
    email: 'ada@example.org',
    groups: ['/lab', 'lab', 7, 'bad\u0000'],
    realm_access: { roles: 'reader' },
  };
  expect(callerFrom('1', claims, NAMES)).toEqual({
    sub: '1',
    username: 'ada',
    name: 'Ada',
    email: 'ada@example.org',
    groups: ['lab'],
    roles: ['reader'],
  });
  expect(callerFrom('1', {}, NAMES)).toEqual({
    sub: '1',
    username: '1',
    name: '1',
    email: '1',
    groups: [],
    roles: [],
  });
});

test('an email that is not verified is not used, because it may be that of another person', () => {
  const claims = { preferred_username: 'eve', email: 'ada@example.org', email_verified: false };
  expect(callerFrom('2', claims, NAMES).email).toBe('eve');
});

test.each(['../ada', 'ada/x', 'a\\b', '..', 'ada~1'])('the name %j never becomes a folder', (username) => {
  expect(callerFrom('3', { preferred_username: username }, NAMES).username).toBe(substituteName('3'));
});

test.each([
  ['the configured group', { groups: ['portal-admins'] }, true],
  ['the configured role', { realm_access: { roles: ['portal-admins'] } }, true],
  ['a group that is called admin', { groups: ['admin'] }, false],
  ['a role that is called admin', { realm_access: { roles: ['admin'] } }, false],
])('%s decides who is an admin', (_what, claims, expected) => {
  expect(isAdmin(callerFrom('4', claims, NAMES))).toBe(expected);
});

test('user info is needed when a token has no name or no groups', () => {
  expect(isComplete({ preferred_username: 'ada', groups: [] }, NAMES)).toBe(true);
  expect(isComplete({ preferred_username: 'ada' }, NAMES)).toBe(false);
  expect(isComplete({ groups: [] }, NAMES)).toBe(false);
});
