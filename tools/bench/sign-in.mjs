/** Signs in to a server; resolves to the tokens of the response. */
export async function signIn(base, username = 'researcher', password = 'quartet-demo') {
  const form = {
    grant_type: 'password',
    client_id: 'portal',
    scope: 'openid profile email',
    username,
    password,
  };
  const response = await fetch(`${base}/identity/token`, { method: 'POST', body: new URLSearchParams(form) });
  if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status}`);
  return response.json();
}

/** Returns a function that calls a server with these tokens and resolves to the parsed body. */
export function callerOf(base, { access_token: token }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (method, path, content) => {
    const body = content === undefined ? {} : { body: JSON.stringify(content) };
    const response = await fetch(`${base}${path}`, { method, headers, ...body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}
