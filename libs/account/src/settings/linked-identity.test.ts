import { expect, test } from 'vitest';
import { identityFacts } from './linked-identity';

const PAGE = 'https://portal.example.org/#/account';

test.each([
  ['/identity', true, 'local-user', 'https://portal.example.org/identity', 'portal.example.org'],
  ['/identity', false, 'embedded', 'https://portal.example.org/identity', 'portal.example.org'],
  ['//id.example.org/x', false, 'external', 'https://id.example.org/x', 'id.example.org'],
  [
    'https://id.example.org/realms/omics',
    false,
    'external',
    'https://id.example.org/realms/omics',
    'id.example.org',
  ],
])('%s with a local user: %s is the provider %s', (authority, isLocalUser, kind, issuer, host) => {
  expect(identityFacts({ authority, isLocalUser }, PAGE)).toEqual({ kind, issuer, host });
});
