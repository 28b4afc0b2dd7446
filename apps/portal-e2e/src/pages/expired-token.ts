import type { Page } from '@playwright/test';

/** Key of the stored tokens in the local storage of the browser. */
export const AUTH = 'CLINICO_OMICS_AUTH';

/** Address of the token endpoint: at the embedded provider, or at LemonLDAP::NG. */
export const TOKEN_ENDPOINT = /\/(?:identity|oauth2)\/token$/;

/**
 * Replaces the stored access token by an expired one, so that the next page of the portal refreshes the sign-in. The browser
 * is then on a page without the portal, which would refresh at once.
 *
 * @param options.origin origin of the site, without a trailing slash; default: the site of all journeys
 * @returns the expired access token
 */
export async function expireAccessToken(
  page: Page,
  { origin = '', keepRefreshToken = true }: { origin?: string; keepRefreshToken?: boolean } = {},
): Promise<string> {
  await page.goto(`${origin}/healthz`);
  return page.evaluate(
    ({ key, keep }) => {
      const record = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
      const [head = '', payload = '', signature = ''] = (record['access_token'] ?? '').split('.');
      const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
      const claims = { ...(JSON.parse(text) as object), exp: 1 };
      const expired = [head, btoa(JSON.stringify(claims)), signature].join('.');
      const { refresh_token: refresh, ...rest } = record;
      localStorage.setItem(
        key,
        JSON.stringify({ ...rest, access_token: expired, ...(keep && { refresh_token: refresh }) }),
      );
      return expired;
    },
    { key: AUTH, keep: keepRefreshToken },
  );
}
