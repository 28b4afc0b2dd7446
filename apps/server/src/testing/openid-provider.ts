import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

/** OpenID provider of a test: its keys and answers can be changed while it runs. */
export interface TestOpenidProvider {
  url: string;
  /** Claims of the user info endpoint; a number is the status of a refusal. */
  userInfo: Record<string, unknown> | number;
  /** Requests so far, as "path". */
  calls: string[];
  /** Fault of every response. */
  fault: 'none' | 'slow' | 'failing';
  /** Document at the discovery address. */
  discovery: Record<string, unknown>;
  /** Signs claims with the present key; `claims` override a valid access token of the account `sub-1`. */
  token(claims?: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>;
  /** Replaces the signing key. */
  rotate(): Promise<void>;
  publicKey(): JWK;
  close(): Promise<void>;
}

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  jwk: JWK;
}

/** Starts a provider whose access tokens are JWTs for the audience `portal`. */
export async function startOpenidProvider(): Promise<TestOpenidProvider> {
  let key = await newKey(1);
  let count = 1;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    provider.calls.push(path);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (provider.fault === 'slow') return;
    if (provider.fault === 'failing') return void send(502, {});
    if (path === '/.well-known/openid-configuration') return void send(200, provider.discovery);
    if (path === '/keys') return void send(200, { keys: [key.jwk] });
    if (path !== '/me') return void send(404, {});
    const { userInfo } = provider;
    return void (typeof userInfo === 'number' ? send(userInfo, {}) : send(200, userInfo));
  });
  const url = await listen(server);
  const provider: TestOpenidProvider = {
    url,
    userInfo: {},
    calls: [],
    fault: 'none',
    discovery: {
      issuer: url,
      jwks_uri: `${url}/keys`,
      userinfo_endpoint: `${url}/me`,
      token_endpoint: 'https://tokens.example.org/token',
    },
    token: async (claims = {}, header = {}) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({
        iss: url,
        aud: 'portal',
        sub: 'sub-1',
        iat: now,
        exp: now + 300,
        preferred_username: 'ada',
        groups: ['lab'],
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt', ...header })
        .sign(key.privateKey);
    },
    rotate: async () => {
      key = await newKey((count += 1));
    },
    publicKey: () => key.jwk,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}

async function newKey(number: number): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = `key-${number}`;
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
