import type { FastifyInstance } from 'fastify';
import { headersWithScript, startPage } from '../pages.ts';
import { PORTAL_CLIENT } from '../openid-provider.ts';
import { START_GRANT } from './start-grant.ts';
import { START_PAGE } from './start-links.ts';

/**
 * Script of the page: exchanges the token in the fragment for tokens, stores them where the portal does (`libs/auth`), and opens
 * the portal. It takes the token out of the history first.
 */
const SCRIPT = `const start_token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
const body = new URLSearchParams({ client_id: '${PORTAL_CLIENT}', grant_type: '${START_GRANT}', start_token });
fetch('token', { method: 'POST', body })
  .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
  .then(({ access_token, refresh_token, id_token }) => {
    localStorage.setItem('CLINICO_OMICS_AUTH', JSON.stringify({ access_token, refresh_token, id_token }));
    location.replace('/');
  })
  .catch(() => (document.querySelector('[role=alert]').hidden = false));`;

/** Page that a start link opens. */
export function registerStartPage(app: FastifyInstance): void {
  app.get(START_PAGE, async (_request, reply) =>
    reply.headers(headersWithScript(SCRIPT, "connect-src 'self'")).send(startPage(SCRIPT)),
  );
}
