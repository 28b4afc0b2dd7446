import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, errors, jwtVerify, type JWK, type JWTPayload } from 'jose';
import type { Provider } from 'oidc-provider';
import { ACCESS_TOKEN_SECONDS, API_AUDIENCE } from './openid-provider.ts';
import type { SigningKeys } from './signing-keys/signing-keys.ts';

interface Current {
  provider: Provider;
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  keySet: ReturnType<typeof createLocalJWKSet>;
}

/**
 * OpenID provider with the present keys. The library reads keys once, so that a change of them makes a new provider; all
 * state of sign-ins is in the database, and requests that have begun end with the old one.
 */
export class CurrentProvider {
  readonly #issuer: string;
  readonly #keys: SigningKeys;
  #current: Current;

  constructor(issuer: string, keys: SigningKeys, create: () => Provider) {
    this.#issuer = issuer;
    this.#keys = keys;
    const current = (): Current => {
      const provider = create();
      return {
        provider,
        respond: provider.callback(),
        keySet: createLocalJWKSet({ keys: keys.keys.map(publicPart) }),
      };
    };
    this.#current = current();
    keys.onChange(() => {
      this.#current = current();
    });
  }

  get provider(): Provider {
    return this.#current.provider;
  }

  /** Responds to a request of the provider's paths. */
  respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return this.#current.respond(request, response);
  }

  /** Claims of an access token that this provider has signed and that has not expired; else undefined. */
  async verify(token: string): Promise<JWTPayload | undefined> {
    return this.#claimsOf(token).catch(async (error: unknown) => {
      // Another server may have begun to sign with a new key.
      if (!(error instanceof errors.JWKSNoMatchingKey) || !(await this.#keys.refreshForUnknownKey()))
        return undefined;
      return this.#claimsOf(token).catch(() => undefined);
    });
  }

  /** Ends a sign-in: revokes its refresh tokens, and its access tokens by removing their grant. */
  async endGrant(grantId: string): Promise<void> {
    const { provider } = this.#current;
    await provider.RefreshToken.revokeByGrantId(grantId);
    const grant = await provider.Grant.find(grantId);
    await grant?.destroy();
  }

  async #claimsOf(token: string): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, this.#current.keySet, {
      issuer: this.#issuer,
      audience: API_AUDIENCE,
      typ: 'at+jwt',
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      maxTokenAge: ACCESS_TOKEN_SECONDS,
    });
    return payload;
  }
}

function publicPart({ kty, n, e, kid, use, alg }: JWK): JWK {
  return { kty, n, e, kid, use, alg } as JWK;
}
