import { expect, test } from 'vitest';
import * as publicApi from './index';

test('exports exactly these names', () => {
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
