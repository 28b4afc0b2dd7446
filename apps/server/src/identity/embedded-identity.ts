import type { IncomingMessage } from 'node:http';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWK, type JWTPayload } from 'jose';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { ServerConfig } from '../config/server-config.ts';
import { unauthorized } from '../http/bearer.ts';
import type { Database } from '../records/database.ts';
import { Accounts, callerFromClaims, claimsOf } from './accounts.ts';
import { ensureDemoAccounts } from './demo-accounts.ts';
import type { Identity } from './identity.ts';
import { registerInteractionPages } from './interaction-pages.ts';
import { removeExpired } from './oidc-records.ts';
import { API_AUDIENCE, createOpenidProvider, PORTAL_CLIENT } from './openid-provider.ts';
import { registerPasswordGrant } from './password-grant.ts';
import { providerKeys } from './provider-keys.ts';
import { SignInLimiter } from './sign-in-limiter.ts';

/** Path under which the embedded provider answers. */
export const IDENTITY_ROOT = '/identity';

const PORTAL_PAGES = ['/', '/index.html', '/callback.html', '/silent-callback.html'];

/** Makes the embedded OpenID provider with its accounts, keys and pages. */
export async function createEmbeddedIdentity(config: ServerConfig, db: Kysely<Database>): Promise<Identity> {
  const accounts = new Accounts(db, config.demoAccounts);
  if (config.demoAccounts) await ensureDemoAccounts(accounts);
  if (config.firstAdmin) await accounts.save(config.firstAdmin);
  await removeExpired(db);
  const keys = await providerKeys(db);
  const issuer = config.publicUrl + IDENTITY_ROOT;
  const addresses = new WeakMap<IncomingMessage, string>();
  const addressOf = (request: IncomingMessage) => addresses.get(request) ?? 'unknown';
  const limiter = new SignInLimiter();
  const provider = createOpenidProvider({
    issuer,
    db,
    accounts,
    keys,
    redirectUris: portalPages(config),
    originAllowed: (origin) => config.originAllowed(origin),
    trustProxy: config.trustProxy,
  });
  registerPasswordGrant(provider, { accounts, limiter, addressOf });
  const keySet = createLocalJWKSet({ keys: keys.jwks.keys.map(publicPart) } as JSONWebKeySet);
  const read = async (token: string): Promise<JWTPayload | undefined> => {
    const result = await jwtVerify(token, keySet, { issuer, audience: API_AUDIENCE, typ: 'at+jwt' }).catch(
      () => undefined,
    );
    return result?.payload;
  };
  return {
    verify: async (token) => {
      const claims = await read(token);
      return claims && callerFromClaims(claims);
    },
    mount: async (app) => {
      registerInteractionPages(app, { provider, accounts, limiter, product: config.portal.productTitle });
      registerUserInfo(app, accounts, read);
      forwardToProvider(app, provider, { addresses, read });
    },
  };
}

function portalPages(config: ServerConfig): string[] {
  const aliases = config.publicUrlFixed ? [] : [`http://localhost:${config.port}`];
  return [...new Set([config.publicUrl, ...aliases, ...config.portalOrigins])].flatMap((origin) =>
    PORTAL_PAGES.map((page) => origin + page),
  );
}

function publicPart({ kty, n, e, kid, use, alg }: JWK): JWK {
  return { kty, n, e, kid, use, alg } as JWK;
}

type ReadToken = (token: string) => Promise<JWTPayload | undefined>;

/** The library's own user info refuses tokens that have an audience, which all of ours have. */
function registerUserInfo(app: FastifyInstance, accounts: Accounts, read: ReadToken): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${IDENTITY_ROOT}/me`,
    handler: async (request, reply) => {
      const token = bearerOf(request);
      const claims = token === undefined ? undefined : await read(token);
      const account = claims?.sub === undefined ? undefined : await accounts.findBySub(claims.sub);
      if (!account) throw unauthorized(token === undefined ? 'missing' : 'invalid');
      return reply.header('cache-control', 'no-store').send(claimsOf(account));
    },
  });
}

/** Everything else below the root is the provider's. It reads the request by itself, so it gets it before Fastify does. */
function forwardToProvider(
  app: FastifyInstance,
  provider: Provider,
  parts: { addresses: WeakMap<IncomingMessage, string>; read: ReadToken },
): void {
  const answer = provider.callback();
  const forward = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (await endsSessionByToken(request, provider, parts.read))
      return reply.code(204).header('access-control-allow-origin', '*').send();
    reply.hijack();
    const { raw } = request;
    parts.addresses.set(raw, request.ip);
    const url = raw.url ?? '/';
    Object.assign(raw, { originalUrl: url });
    raw.url = url.slice(IDENTITY_ROOT.length) || '/';
    await answer(raw, reply.raw);
    return reply;
  };
  for (const url of [IDENTITY_ROOT, `${IDENTITY_ROOT}/*`]) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'],
      url,
      onRequest: forward,
      handler: async () => undefined,
    });
  }
}

/**
 * The historical portal signs out by calling the end-session address from a script with its bearer token. The standard way
 * is a page with a form, which a script cannot use, so a request with a token ends what that token came from.
 */
async function endsSessionByToken(
  request: FastifyRequest,
  provider: Provider,
  read: ReadToken,
): Promise<boolean> {
  const token = bearerOf(request);
  if (
    token === undefined ||
    new URL(request.url, 'http://localhost').pathname !== `${IDENTITY_ROOT}/session/end`
  )
    return false;
  const grant = (await read(token))?.['sid'];
  if (typeof grant === 'string') await provider.RefreshToken.revokeByGrantId(grant);
  return true;
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** What the portal is told about signing in. */
export function identitySettings(): { authority: string; clientId: string; scope: string } {
  return { authority: IDENTITY_ROOT, clientId: PORTAL_CLIENT, scope: 'openid profile email' };
}
