import { expect, test } from 'vitest';
import { readUser } from './user';

test.each([
  [{}, { name: '', lastName: '', email: '', username: '', groups: [], roles: [], avatar: undefined }],
  [{ sub: 'u-1' }, { name: 'u-1', username: 'u-1' }],
  [{ preferred_username: 'lin' }, { name: 'lin', lastName: 'lin', username: 'lin' }],
  [
    { name: 'Maria del Pilar  Ruiz ', preferred_username: 'm' },
    { name: 'Maria del Pilar  Ruiz', lastName: 'Ruiz' },
  ],
  [{ name: '张伟' }, { lastName: '张伟' }],
  [
    { groups: 'quartet', roles: ['admin', 7] },
    { groups: ['quartet'], roles: ['admin'] },
  ],
  [{ picture: 'p.png' }, { avatar: 'p.png' }],
  [{ avatar: 'a.png', picture: 'p.png' }, { avatar: 'a.png' }],
])('claims %j read as a user', (claims, expected) => {
  expect(readUser(claims)).toMatchObject(expected);
});
