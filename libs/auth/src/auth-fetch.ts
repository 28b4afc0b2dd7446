import { type AuthStore } from './auth-store';
import { isLoginRefusal } from './login-refusal';
import { type RefreshOutcome } from './refresher';
import { isExpired } from './token';

export interface AuthFetchDependencies {
  store: AuthStore;
  /** True if a token can be renewed without a refresh token. */
  canRenew?: boolean;
  refresh: (usedToken: string) => Promise<RefreshOutcome>;
  send: (request: Request) => Promise<Response>;
  now: () => number;
}

/** Fetch with the stored token. A 401 after a refresh is returned to the caller unchanged. */
export function createAuthFetch({
  store,
  canRenew = false,
  refresh,
  send,
  now,
}: AuthFetchDependencies): (request: Request) => Promise<Response> {
  const withToken = (request: Request) => {
    const token = store.read()?.access_token;
    if (token !== undefined) {
      request.headers.set('Authorization', `Bearer ${token}`);
    }
    return { request, token };
  };
  return async (original) => {
    const record = store.read();
    const isRenewable = canRenew || record?.refresh_token !== undefined;
    if (record !== undefined && isRenewable && isExpired(record.access_token, now())) {
      await refresh(record.access_token);
    }
    const retry = original.clone();
    const { request, token } = withToken(original);
    const response = await send(request);
    if (response.status !== 401 || token === undefined || isLoginRefusal(await readBody(response))) {
      return response;
    }
    return (await refresh(token)) === 'refreshed' ? send(withToken(retry).request) : response;
  };
}

function readBody(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .catch(() => undefined);
}
