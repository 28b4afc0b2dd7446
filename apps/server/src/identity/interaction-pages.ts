import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { PAGE_HEADERS } from '../http/plain-page.ts';
import { pageLanguage, type Language } from '../http/preferred-language.ts';
import { attemptProblem, PAGE_TEXTS } from './page-texts.ts';
import { remoteEvidence } from './remote-evidence.ts';
import { errorPage, signInPage } from './pages.ts';
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
    pages.setErrorHandler((_error, request, reply) => {
      const language = pageLanguage(undefined, request.headers['accept-language']);
      return reply.code(400).headers(PAGE_HEADERS).send(errorPage(language, PAGE_TEXTS[language].notOpen));
    });

    const languageOf = async ({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<Language> => {
      const { params } = await provider().interactionDetails(raw, reply.raw);
      return pageLanguage(params['ui_locales'], headers['accept-language']);
    };

    pages.get(URL_PATTERN, async (request, reply) => {
      return showForm(request, reply, { status: 200, language: await languageOf(request, reply), product });
    });

    pages.post(URL_PATTERN, async (request, reply) => {
      const language = await languageOf(request, reply);
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
        const problem = attemptProblem(result)[language];
        if (result.outcome === 'wait') reply.header('retry-after', result.seconds);
        const status = STATUSES[result.outcome];
        return showForm(request, reply, { status, language, product, username, problem });
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
  { status, language, ...form }: Parameters<typeof signInPage>[2] & { status: number; language: Language },
): FastifyReply {
  return reply
    .code(status)
    .headers(PAGE_HEADERS)
    .send(signInPage(language, request.url.split('?')[0] ?? '', form));
}
