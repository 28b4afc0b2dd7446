/** Signs in to a server; resolves to the tokens of the response. */
export async function signIn(base, username = 'researcher', password = 'quartet-demo') {
  return requestTokens(base, { grant_type: 'password', scope: 'openid profile email', username, password });
}

async function requestTokens(base, grant) {
  const body = new URLSearchParams({ client_id: 'portal', ...grant });
  const response = await fetch(`${base}/identity/token`, { method: 'POST', body });
  if (!response.ok) throw new Error(`The sign-in failed: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Returns a function that calls a server with these tokens, renews them, and resolves to the parsed body. */
export function callerOf(base, signedIn) {
  let tokens = signedIn;
  let renewal;
  // A token renews once: calls at the same time share the renewal.
  const renew = async (expired) => {
    if (tokens === expired) {
      const { refresh_token } = expired;
      renewal ??= requestTokens(base, { grant_type: 'refresh_token', refresh_token });
      tokens = await renewal;
      renewal = undefined;
    }
  };
  const send = (method, path, content) => {
    const headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' };
    const body = content === undefined ? {} : { body: JSON.stringify(content) };
    return fetch(`${base}${path}`, { method, headers, ...body });
  };
  return async (method, path, content) => {
    const used = tokens;
    let response = await send(method, path, content);
    if (response.status === 401) {
      await renew(used);
      response = await send(method, path, content);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}
