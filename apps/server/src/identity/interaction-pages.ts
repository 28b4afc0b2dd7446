import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { errorPage, PAGE_HEADERS, signInPage } from './pages.ts';
import type { SignInLimiter } from './sign-in-limiter.ts';

export interface InteractionPagesOptions {
  provider: Provider;
  accounts: Accounts;
  limiter: SignInLimiter;
  /** Title over the form. */
  product: string;
}

const URL_PATTERN = '/identity/interaction/:uid';

/** The hosted sign-in page of the authorization-code flow, for clients that must not see the password. */
export function registerInteractionPages(app: FastifyInstance, options: InteractionPagesOptions): void {
  const { provider, accounts, limiter, product } = options;
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
      await provider.interactionDetails(request.raw, reply.raw);
      return showForm(request, reply, 200, { product });
    });

    pages.post(URL_PATTERN, async (request, reply) => {
      await provider.interactionDetails(request.raw, reply.raw);
      const { username = '', password = '' } = request.body as Record<string, string>;
      const wait = limiter.waitSeconds(request.ip, username);
      if (wait > 0)
        return showForm(request, reply, 429, {
          product,
          username,
          problem: `Too many failed attempts: try again in ${wait} seconds.`,
        });
      const account = await accounts.signIn(username, password);
      if (!account) {
        limiter.failed(request.ip, username);
        return showForm(request, reply, 401, {
          product,
          username,
          problem: 'Username or password is not valid',
        });
      }
      limiter.succeeded(request.ip, username);
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: account.sub } });
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
