import { InMemoryWebStorage, OidcClient, WebStorageStateStore, type OidcMetadata } from 'oidc-client-ts';
import { IdentityError, type IdentityProvider } from './identity-provider';
import { REQUEST_TIMEOUT_S, timeLimit, type OidcOptions } from './oidc-options';
import { type AuthRecord } from './token';

/** Calls that request, refresh or revoke tokens. */
export type OidcTokenCalls = Pick<IdentityProvider, 'signIn' | 'refresh' | 'signOut'>;

/** Token calls based on oidc-client-ts, in a separate module: most visits need none. */
export function createOidcTokenCalls(
  options: OidcOptions,
  authority: string,
  metadata: Partial<OidcMetadata>,
): OidcTokenCalls {
  const client = createClient(options, authority, metadata);
  return {
    signIn: (username, password) =>
      guarded(async () =>
        toRecord(
          await client.processResourceOwnerPasswordCredentials({ username, password, skipUserInfo: true }),
        ),
      ),
    refresh: (refreshToken) =>
      guarded(async () => {
        const state = {
          refresh_token: refreshToken,
          session_state: null,
          profile: NO_PROFILE,
          data: undefined,
        };
        // The library applies its timeout to every call but this one.
        const response = await client.useRefreshToken({ state, timeoutInSeconds: REQUEST_TIMEOUT_S });
        return { refresh_token: refreshToken, ...toRecord(response) };
      }),
    signOut: (record, { endSession }) =>
      guarded(async () => {
        await revoke(client, record);
        const endpoint = endSession ? await client.metadataService.getEndSessionEndpoint() : undefined;
        if (endpoint) {
          const url = new URL(endpoint);
          url.searchParams.set('client_id', options.clientId);
          await fetch(url, {
            mode: 'no-cors',
            credentials: 'include',
            headers: { 'Accept-Language': options.locale() },
            signal: timeLimit(),
          });
        }
      }),
  };
}

/** The library compares the id token of a refresh with a profile; none is stored, and no id token is compared. */
const NO_PROFILE = { sub: '', iss: '', aud: '', exp: 0, iat: 0 };

function createClient(
  { clientId, scope, pageUrl, locale }: OidcOptions,
  authority: string,
  metadata: Partial<OidcMetadata>,
): OidcClient {
  return new OidcClient({
    authority,
    metadata,
    client_id: clientId,
    scope,
    redirect_uri: pageUrl,
    requestTimeoutInSeconds: REQUEST_TIMEOUT_S,
    extraHeaders: { 'Accept-Language': locale },
    // The body of a revocation is meaningless, and servers send any content type.
    revokeTokenAdditionalContentTypes: ['text/plain', 'text/html', 'application/octet-stream'],
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
}

/** A valid refresh token would outlast the sign-out. Without a revocation endpoint nothing more can be done. */
async function revoke(oidc: OidcClient, record: AuthRecord): Promise<void> {
  const endpoint = await oidc.metadataService.getRevocationEndpoint();
  if (!endpoint) {
    return;
  }
  await (record.refresh_token === undefined
    ? oidc.revokeToken(record.access_token, 'access_token')
    : oidc.revokeToken(record.refresh_token, 'refresh_token'));
}

function toRecord(response: {
  access_token: string;
  refresh_token?: string;
  expires_in?: number | undefined;
}): AuthRecord {
  if (!response.access_token) {
    throw new IdentityError('unreachable', 'The identity provider answered without an access token.');
  }
  return {
    access_token: response.access_token,
    ...(response.refresh_token ? { refresh_token: response.refresh_token } : {}),
    ...(response.expires_in === undefined ? {} : { expires_in: response.expires_in }),
  };
}

async function guarded<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toIdentityError(error);
  }
}

/** OAuth error codes of a permanent refusal. */
const REFUSALS = new Set([
  'invalid_grant',
  'invalid_token',
  'unauthorized_client',
  'invalid_client',
  'invalid_request',
]);

/**
 * Identity error from an error of oidc-client-ts. The library drops the HTTP status: it keeps the OAuth code of the
 * response if there was one, else the status as text in the message; hence the two checks for "too many attempts".
 */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) {
    return error;
  }
  const message = error instanceof Error ? error.message : String(error);
  const code =
    typeof error === 'object' && error !== null && 'error' in error && typeof error.error === 'string'
      ? error.error
      : undefined;
  if (code === 'access_denied') {
    return new IdentityError('closed', message, { cause: error });
  }
  if (code !== undefined && REFUSALS.has(code)) {
    return new IdentityError('rejected', message, { cause: error });
  }
  if (/\(429\)/.test(message) || /too.?many|slow_down|temporarily_unavailable|locked/i.test(code ?? '')) {
    return new IdentityError('locked', message, { cause: error });
  }
  return new IdentityError(/\((400|401|403)\)/.test(message) ? 'rejected' : 'unreachable', message, {
    cause: error,
  });
}
