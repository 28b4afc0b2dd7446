import { ApiError } from '../http/api-error.ts';
import { StartError } from '../config/start-error.ts';

/** Time limit of a call to the provider, in milliseconds. */
export const PROVIDER_TIMEOUT_MS = 5000;
/** Time for which a failed discovery is not repeated, in milliseconds. */
const RETRY_MS = 2000;
const RETRY_SECONDS = 5;

/** Used part of the provider's discovery document. */
export interface ProviderMetadata {
  issuer: string;
  jwks_uri: string;
  userinfo_endpoint?: string;
}

/** Endpoints that the portal calls or shows, whose origins its content security policy must allow. */
const PORTAL_ENDPOINTS = [
  'authorization_endpoint',
  'token_endpoint',
  'revocation_endpoint',
  'end_session_endpoint',
];

/** Discovery of an external OpenID provider: repeated until it succeeds, then remembered until the server stops. */
export class ProviderDiscovery {
  readonly #issuer: string;
  readonly #origins: Set<string>;
  #pending: Promise<ProviderMetadata> | undefined;

  constructor(issuer: string) {
    this.#issuer = issuer;
    this.#origins = new Set([new URL(issuer).origin]);
  }

  /** Origins of the provider known so far. */
  get origins(): readonly string[] {
    return [...this.#origins];
  }

  /** Endpoints of the provider. @throws ApiError 503 while it does not answer, StartError if it is none. */
  find(): Promise<ProviderMetadata> {
    if (this.#pending) return this.#pending;
    const pending = this.#discover();
    this.#pending = pending;
    pending.catch(() =>
      setTimeout(() => {
        this.#pending = undefined;
      }, RETRY_MS).unref(),
    );
    return pending;
  }

  /** Rejects when the provider does not answer now, even if its endpoints are known. */
  async check(): Promise<void> {
    await this.#discover();
  }

  async #discover(): Promise<ProviderMetadata> {
    const url = `${this.#issuer}/.well-known/openid-configuration`;
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw providerAway(error);
    });
    if (response.status >= 500) throw providerAway(`${url} answered ${response.status}`);
    const document = await response.json().catch(() => undefined);
    if (!response.ok || !isMetadata(document))
      throw new StartError(
        `OIDC_ISSUER=${this.#issuer} is no OpenID provider: ${url} has no discovery document (${response.status}).`,
      );
    if (document.issuer.replace(/\/$/, '') !== this.#issuer)
      throw new StartError(
        `OIDC_ISSUER=${this.#issuer} calls itself ${document.issuer}: set OIDC_ISSUER to that address.`,
      );
    for (const name of PORTAL_ENDPOINTS) {
      const endpoint = (document as unknown as Record<string, unknown>)[name];
      if (typeof endpoint === 'string' && URL.canParse(endpoint)) this.#origins.add(new URL(endpoint).origin);
    }
    return document;
  }
}

/** Error 503 while the provider does not respond: no user is signed out for that. */
export function providerAway(cause: unknown): ApiError {
  const error = new ApiError(
    503,
    {
      'en-US': `The identity provider of this site does not answer at the moment. Try again in ${RETRY_SECONDS} seconds.`,
      'zh-CN': `本站的身份认证服务暂时没有响应。请在 ${RETRY_SECONDS} 秒后重试。`,
    },
    undefined,
    { 'retry-after': String(RETRY_SECONDS) },
  );
  error.cause = cause;
  return error;
}

function isMetadata(document: unknown): document is ProviderMetadata {
  if (typeof document !== 'object' || document === null) return false;
  const { issuer, jwks_uri: keys, userinfo_endpoint: userInfo } = document as Record<string, unknown>;
  return (
    typeof issuer === 'string' &&
    isAddress(keys) &&
    (userInfo === undefined || userInfo === null || isAddress(userInfo))
  );
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value);
}
