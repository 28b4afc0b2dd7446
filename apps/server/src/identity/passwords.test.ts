import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

it('verifies a password by its hash, which is different each time', async () => {
  const [first, second] = [await hashPassword('pässword'), await hashPassword('pässword')];
  expect(first).not.toBe(second);
  expect(await passwordMatches('pässword', first)).toBe(true);
  expect(await passwordMatches('passwort', first)).toBe(false);
});

it.each([undefined, '', 'plain', 'scrypt$$'])('rejects every password for the hash %j', async (hash) => {
  expect(await passwordMatches('', hash)).toBe(false);
});
