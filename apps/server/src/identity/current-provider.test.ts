import { generateKeyPair, exportJWK, SignJWT, type JWK } from 'jose';
import type { Provider } from 'oidc-provider';
import { expect, test } from 'vitest';
import { CurrentProvider } from './current-provider.ts';
import { API_AUDIENCE } from './openid-provider.ts';
import type { SigningKeys } from './signing-keys/signing-keys.ts';

const ISSUER = 'http://127.0.0.1:4600/identity';

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid };
}

function tokenOf(key: JWK): Promise<string> {
  return new SignJWT({ sid: 'sign-in' })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key.kid ?? '' })
    .setIssuer(ISSUER)
    .setAudience(API_AUDIENCE)
    .setSubject('ada')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key);
}

test('a token by a key that another server made is verified after the keys were read again', async () => {
  const [old, next] = [await newKey('old'), await newKey('next')];
  let keys = [old];
  let stored = [old];
  let changed = (): void => undefined;
  const signingKeys = {
    get keys() {
      return keys;
    },
    onChange: (listener: () => void) => {
      changed = listener;
    },
    refreshForUnknownKey: async () => {
      if (stored === keys) return false;
      keys = stored;
      changed();
      return true;
    },
  } as unknown as SigningKeys;
  const create = () => ({ callback: () => async () => undefined }) as unknown as Provider;
  const current = new CurrentProvider(ISSUER, signingKeys, create);
  const before = current.provider;
  expect(await current.verify(await tokenOf(old))).toMatchObject({ sub: 'ada', sid: 'sign-in' });
  expect(await current.verify(await tokenOf(next)), 'no server has the key').toBeUndefined();
  stored = [next, old];
  expect(await current.verify(await tokenOf(next))).toMatchObject({ sub: 'ada' });
  expect(current.provider).not.toBe(before);
  expect(
    await current.verify(await tokenOf({ ...old, kid: 'next' })),
    'another key of the same name',
  ).toBeUndefined();
  stored = [next];
  expect(await current.verify(await tokenOf(old)), 'until the keys are read again').toBeDefined();
  expect(await current.verify(await tokenOf({ ...next, kid: 'third' }))).toBeUndefined();
  expect(await current.verify(await tokenOf(old))).toBeUndefined();
});
