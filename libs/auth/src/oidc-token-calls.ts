import {
  InMemoryWebStorage,
  OidcClient,
  UserManager,
  WebStorageStateStore,
  type OidcClientSettings,
  type OidcMetadata,
} from 'oidc-client-ts';
import { IdentityError, type IdentityFailure, type IdentityProvider } from './identity-provider';
import { REQUEST_TIMEOUT_S, timeLimit, type OidcOptions } from './oidc-options';
import { type AuthRecord } from './token';

/** Calls that request, refresh or revoke tokens. */
export type OidcTokenCalls = Pick<
  IdentityProvider,
  'signIn' | 'startSignIn' | 'finishSignIn' | 'refresh' | 'signOut'
> & { renew: () => Promise<AuthRecord> };

/** Token calls based on oidc-client-ts, in a separate module: most visits need none. */
export function createOidcTokenCalls(
  options: OidcOptions,
  authority: string,
  metadata: Partial<OidcMetadata>,
): OidcTokenCalls {
  const settings = clientSettings(options, authority, metadata);
  const client = new OidcClient(settings);
  return {
    startSignIn: (returnTo) =>
      guarded(async () => {
        const { url } = await client.createSigninRequest({ state: returnTo, ui_locales: options.locale() });
        return url;
      }),
    finishSignIn: (response) =>
      guarded(async () => {
        const answered = new URL(settings.redirect_uri);
        answered.search = response;
        const result = await client.processSigninResponse(answered.href).catch(unfinished);
        return {
          record: toRecord(result),
          returnTo: typeof result.userState === 'string' ? result.userState : '',
        };
      }),
    renew: () => guarded(() => renewInFrame(settings, options.pageUrl)),
    signIn: (username, password, code) =>
      guarded(async () =>
        toRecord(
          await client.processResourceOwnerPasswordCredentials({
            username,
            password,
            skipUserInfo: true,
            ...(code === undefined ? {} : { extraTokenParams: { otp: code } }),
          }),
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
        const isHosted = options.flow === 'code';
        const endpoint =
          endSession || isHosted ? await client.metadataService.getEndSessionEndpoint() : undefined;
        if (endpoint && isHosted) {
          const { url } = await client.createSignoutRequest({
            client_id: options.clientId,
            extraQueryParams: { ui_locales: options.locale() },
            ...(record.id_token === undefined ? {} : { id_token_hint: record.id_token }),
          });
          return url;
        }
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
        return undefined;
      }),
  };
}

/** The library compares the id token of a refresh with a profile; none is stored, and no id token is compared. */
const NO_PROFILE = { sub: '', iss: '', aud: '', exp: 0, iat: 0 };

function clientSettings(
  { clientId, scope, pageUrl, locale }: OidcOptions,
  authority: string,
  metadata: Partial<OidcMetadata>,
): OidcClientSettings {
  return {
    authority,
    metadata,
    client_id: clientId,
    scope,
    redirect_uri: new URL('callback.html', pageUrl).href,
    post_logout_redirect_uri: new URL('.', pageUrl).href,
    // User info comes from the address in the options.
    loadUserInfo: false,
    requestTimeoutInSeconds: REQUEST_TIMEOUT_S,
    extraHeaders: { 'Accept-Language': locale },
    // The body of a revocation is meaningless, and servers send any content type.
    revokeTokenAdditionalContentTypes: ['text/plain', 'text/html', 'application/octet-stream'],
    // In this tab only, and until it closes: the return from the provider is a new page.
    stateStore: new WebStorageStateStore({ prefix: 'oidc.', store: tabStorage() }),
  };
}

/** Storage of the tab; in memory where the browser denies it, which a sign-in at the provider's page does not survive. */
function tabStorage(): Storage {
  try {
    sessionStorage.getItem('oidc.');
    return sessionStorage;
  } catch {
    return new InMemoryWebStorage();
  }
}

/** Error of the library without a code: the state of the sign-in is missing or not this one's. */
function unfinished(error: unknown): never {
  const isRefusal = typeof error === 'object' && error !== null && 'error' in error;
  const isUnknown = error instanceof Error && /state|nonce|issuer/i.test(error.message);
  throw !isRefusal && isUnknown ? new IdentityError('rejected', error.message, { cause: error }) : error;
}

/** Time limit of a renewal in a frame, in seconds. */
const FRAME_TIMEOUT_S = 10;

/** Tokens by the provider's own session, in a hidden frame: for providers that issue no refresh tokens. */
async function renewInFrame(settings: OidcClientSettings, pageUrl: string): Promise<AuthRecord> {
  const manager = new UserManager({
    ...settings,
    silent_redirect_uri: new URL('silent-callback.html', pageUrl).href,
    silentRequestTimeoutInSeconds: FRAME_TIMEOUT_S,
    automaticSilentRenew: false,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
  const user = await manager.signinSilent({ forceIframeAuth: true });
  if (!user) throw new IdentityError('unreachable', 'The provider gave no tokens to the frame.');
  return toRecord(user);
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
  refresh_token?: string | undefined;
  id_token?: string | undefined;
  expires_in?: number | undefined;
}): AuthRecord {
  if (!response.access_token) {
    throw new IdentityError('unreachable', 'The identity provider answered without an access token.');
  }
  return {
    access_token: response.access_token,
    ...(response.refresh_token ? { refresh_token: response.refresh_token } : {}),
    ...(response.id_token ? { id_token: response.id_token } : {}),
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
  'login_required',
  'interaction_required',
  'consent_required',
]);

/** Error codes of the embedded provider for accounts with a second factor. */
const SECOND_FACTOR_CODES: Partial<Record<string, IdentityFailure>> = {
  mfa_required: 'code-needed',
  invalid_otp: 'code-wrong',
};

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
  const reason = code === undefined ? undefined : SECOND_FACTOR_CODES[code];
  if (reason !== undefined) {
    return new IdentityError(reason, message, { cause: error });
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
