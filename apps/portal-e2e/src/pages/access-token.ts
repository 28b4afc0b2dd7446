import { expect, type APIRequestContext } from '@playwright/test';
import { isAtLemonldap, RESEARCHER } from './sign-in';

/** Code verifier of PKCE with its challenge: the example of RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** Identity settings that the site gives the portal. */
interface Identity {
  readonly authority: string;
  readonly clientId: string;
  readonly scope: string;
}

/** Signs in with the account of the journeys, without a page, and returns its access token. */
export async function tokenOf(request: APIRequestContext): Promise<string> {
  if (isAtLemonldap()) return tokenOfLemonldap(request);
  const response = await request.post('/identity/token', {
    form: { grant_type: 'password', client_id: 'portal', scope: 'openid profile email', ...RESEARCHER },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Takes an access token of LemonLDAP::NG by the authorization code flow, as the portal does. */
async function tokenOfLemonldap(request: APIRequestContext): Promise<string> {
  const settings = await request.get('/config.json');
  const { identity } = (await settings.json()) as { identity: Identity };
  const provider = await request.get(`${identity.authority}/.well-known/openid-configuration`);
  const endpoints = (await provider.json()) as { authorization_endpoint: string; token_endpoint: string };
  const callback = new URL('/callback.html', settings.url()).href;
  const query = new URLSearchParams({
    client_id: identity.clientId,
    response_type: 'code',
    scope: identity.scope,
    redirect_uri: callback,
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    state: 'prepared',
  });
  // Without the cookies of the request: the provider gives no tokens to its own session.
  const response = await fetch(endpoints.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: identity.clientId,
      grant_type: 'authorization_code',
      code: await codeOf(request, `${endpoints.authorization_endpoint}?${query.toString()}`, callback),
      redirect_uri: callback,
      code_verifier: VERIFIER,
    }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Authorization code that the provider sends to the callback, after its sign-in form or by its session of before. */
async function codeOf(request: APIRequestContext, start: string, callback: string): Promise<string> {
  let response = await request.get(start, { maxRedirects: 0 });
  if (response.status() === 200)
    response = await request.post(start, {
      form: {
        ...hiddenFields(await response.text()),
        user: RESEARCHER.username,
        // Its demo accounts have their names as passwords.
        password: RESEARCHER.username,
      },
      maxRedirects: 0,
    });
  let location = response.headers()['location'];
  while (location !== undefined && !location.startsWith(callback)) {
    response = await request.get(location, { maxRedirects: 0 });
    location = response.headers()['location'];
  }
  expect(location, 'The provider redirects to the portal').toBeDefined();
  return new URL(location ?? '').searchParams.get('code') ?? '';
}

/** Hidden fields of the sign-in form, by name: the request that it continues, and its token against forged forms. */
function hiddenFields(page: string): Record<string, string> {
  const inputs = [...page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => input);
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const [name, value] = ['name', 'value'].map(
        (field) => new RegExp(`\\b${field}="([^"]*)"`).exec(input)?.[1],
      );
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}
