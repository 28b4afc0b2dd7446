import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { remoteEvidence } from './remote-evidence.ts';
import { errorPage, PAGE_HEADERS, signInPage } from './pages.ts';
import { hijackWithHeaders } from './provider-requests.ts';
import type { SignIn } from './sign-in.ts';

export interface InteractionPagesOptions {
  /** Provider with the present keys. */
  provider: () => Provider;
  signIn: SignIn;
  /** Title above the form. */
  product: string;
}

const URL_PATTERN = '/identity/interaction/:uid';
const STATUSES = { wrong: 401, closed: 403, wait: 429, 'code-needed': 401, 'code-wrong': 401 } as const;
/** Problems that the page says in its own words. */
const PROBLEMS: Partial<Record<keyof typeof STATUSES, string>> = {
  wrong: 'Username or password is not valid',
  'code-needed': 'This account has a second factor: enter the password and a code',
  'code-wrong': 'The code is not valid: enter the password and another code',
};

/** Hosted sign-in page of the authorization-code flow, for clients that must not handle the password. */
export function registerInteractionPages(app: FastifyInstance, options: InteractionPagesOptions): void {
  const { provider, signIn, product } = options;
  void app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    pages.setErrorHandler((_error, _request, reply) =>
      reply
        .code(400)
        .headers(PAGE_HEADERS)
        .send(errorPage('Sign-in did not work', 'This sign-in is no longer open: go back and begin again.')),
    );

    pages.get(URL_PATTERN, async (request, reply) => {
      await provider().interactionDetails(request.raw, reply.raw);
      return showForm(request, reply, 200, { product });
    });

    pages.post(URL_PATTERN, async (request, reply) => {
      await provider().interactionDetails(request.raw, reply.raw);
      const { username = '', password = '', code } = request.body as Record<string, string>;
      const result = await signIn.attempt({
        name: username,
        password,
        code,
        address: request.ip,
        cookies: request.headers.cookie,
        remoteEvidence: remoteEvidence(request.raw),
      });
      if (result.outcome !== 'signed-in') {
        const problem = PROBLEMS[result.outcome] ?? result.message;
        if (result.outcome === 'wait') reply.header('retry-after', result.seconds);
        return showForm(request, reply, STATUSES[result.outcome], { product, username, problem });
      }
      reply.header('set-cookie', result.deviceCookie);
      hijackWithHeaders(reply);
      const { account } = result;
      await provider().interactionFinished(request.raw, reply.raw, { login: { accountId: account.sub } });
      return reply;
    });
  });
}

function showForm(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  options: Parameters<typeof signInPage>[1],
): FastifyReply {
  return reply
    .code(status)
    .headers(PAGE_HEADERS)
    .send(signInPage(request.url.split('?')[0] ?? '', options));
}
