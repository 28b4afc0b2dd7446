/** Signs in to a server; resolves to a function that calls it as this account and returns the parsed body. */
export async function signIn(base, username, password) {
  const form = {
    grant_type: 'password',
    client_id: 'portal',
    scope: 'openid profile email',
    username,
    password,
  };
  const response = await fetch(`${base}/identity/token`, { method: 'POST', body: new URLSearchParams(form) });
  if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status}`);
  const { access_token: token } = await response.json();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (method, path, body) => {
    const result = await fetch(`${base}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await result.text();
    if (!result.ok) throw new Error(`${method} ${path}: ${result.status} ${text.slice(0, 300)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}
