import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { ProviderSettings } from '../config/provider-settings.ts';
import { PROVIDER_TIMEOUT_MS, providerAway, type ProviderDiscovery } from './provider-discovery.ts';
import type { Claims } from './provider-claims.ts';

/** Signatures that only the provider can make. Those with a shared secret are refused. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];
/** Age at which the provider's keys are read again, in milliseconds. An unknown key id reads them sooner. */
const KEYS_MAX_AGE_MS = 3_600_000;
/** Claims that only id tokens and logout tokens have, and the `typ` claim of tokens that open nothing. */
const NOT_FOR_ACCESS = ['nonce', 'at_hash', 'c_hash', 'events'];
const OTHER_TYPES = ['ID', 'Refresh', 'Offline', 'Logout'];

/** Reader of an external provider's access tokens and user info. */
export class ProviderTokens {
  readonly #settings: ProviderSettings;
  readonly #discovery: ProviderDiscovery;
  #keys: JWTVerifyGetKey | undefined;

  constructor(settings: ProviderSettings, discovery: ProviderDiscovery) {
    this.#settings = settings;
    this.#discovery = discovery;
  }

  /**
   * Claims of a valid access token; undefined for any other token. @throws ApiError 503 if that cannot be decided, because
   * the provider does not answer.
   */
  async read(token: string): Promise<(JWTPayload & { sub: string }) | undefined> {
    // An opaque token is never one of ours, and costs no call of the provider.
    if (token.split('.').length !== 3) return undefined;
    const { audiences, clockSkewSeconds } = this.#settings;
    try {
      const { issuer, jwks_uri: keysUrl } = await this.#discovery.find();
      this.#keys ??= createRemoteJWKSet(new URL(keysUrl), {
        timeoutDuration: PROVIDER_TIMEOUT_MS,
        cacheMaxAge: KEYS_MAX_AGE_MS,
      });
      const { payload } = await jwtVerify(token, this.#keys, {
        issuer,
        audience: [...audiences],
        algorithms: ALGORITHMS,
        clockTolerance: clockSkewSeconds,
        requiredClaims: ['exp', 'sub'],
      });
      return isForAccess(payload) ? payload : undefined;
    } catch (error) {
      if (isAboutToken(error)) return undefined;
      throw providerAway(error);
    }
  }

  /** User info of an access token; undefined if the provider refuses it, and no claims if it has no such endpoint. */
  async userInfo(token: string, sub: string): Promise<Claims | undefined> {
    const { userinfo_endpoint: url } = await this.#discovery.find();
    if (url === undefined) return {};
    const response = await fetch(url, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw providerAway(error);
    });
    if (response.status === 401 || response.status === 403) return undefined;
    const claims: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
    if (typeof claims !== 'object' || claims === null)
      throw providerAway(`${url} answered ${response.status} without claims`);
    // Claims of another account must not be mixed with this one's.
    return (claims as Claims)['sub'] === sub ? (claims as Claims) : undefined;
  }
}

function isForAccess(payload: JWTPayload): payload is JWTPayload & { sub: string } {
  return (
    typeof payload.sub === 'string' &&
    /^[^\p{Cc}]{1,255}$/u.test(payload.sub) &&
    NOT_FOR_ACCESS.every((claim) => payload[claim] === undefined) &&
    !OTHER_TYPES.includes(String(payload['typ']))
  );
}

/** True for an error that says something about the token, and not about the provider. */
function isAboutToken(error: unknown): boolean {
  const isAway =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    (error instanceof errors.JOSEError && error.code === errors.JOSEError.code);
  return error instanceof errors.JOSEError && !isAway;
}
