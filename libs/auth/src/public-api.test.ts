import { expect, test } from 'vitest';
import * as publicApi from './index';

test('the published names are these, and no others', () => {
  expect(Object.keys(publicApi).sort()).toEqual([
    'AUTH_STORAGE_KEY',
    'IdentityError',
    'createAuthStore',
    'createLock',
    'createOidcIdentityProvider',
    'createSession',
    'expiryOf',
    'isExpired',
    'isLoginRefusal',
    'subjectOf',
  ]);
});
