import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { preferredLanguage } from '../http/preferred-language.ts';
import { issueTokens } from './issue-tokens.ts';
import type { SignIns } from './own-accounts/sign-ins.ts';
import type { RequestSources } from './provider-requests.ts';
import type { SignIn, SignInResult } from './sign-in.ts';

/** Grant type of the portal's own form. */
export const PASSWORD_GRANT = 'password';

export interface PasswordGrantOptions {
  signIn: SignIn;
  signIns: Pick<SignIns, 'record'>;
  /** Source of each request. */
  sources: RequestSources;
}

type Context = TokenEndpointGrantContext<{ username?: string; password?: string; otp?: string }>;

/**
 * Password grant at the token endpoint, used by the portal's own form. The library does not include it, because third-party
 * clients should not see passwords; here client and provider are one product. An account with a second factor needs the
 * parameter `otp`: without it the error is `mfa_required`, with a wrong one `invalid_otp`.
 */
export function registerPasswordGrant(
  provider: Provider,
  { signIn, signIns, sources }: PasswordGrantOptions,
): void {
  provider.registerGrantType(
    PASSWORD_GRANT,
    async (context: Context) => {
      const { username = '', password = '', otp: code } = context.oidc.params;
      const { address = 'unknown', remoteEvidence } = sources.get(context.req) ?? {};
      const cookies = context.req.headers.cookie;
      const result = await signIn.attempt({
        name: username,
        password,
        code,
        address,
        cookies,
        remoteEvidence,
      });
      if (result.outcome !== 'signed-in') return refuse(context, result);
      context.append('set-cookie', result.deviceCookie);
      context.body = await issueTokens(
        provider,
        context,
        { account: result.account, kind: PASSWORD_GRANT },
        ({ grantId, sub }) =>
          signIns.record({ grantId, sub, address, userAgent: context.req.headers['user-agent'] }),
      );
    },
    ['username', 'password', 'otp', 'scope'],
  );
}

const REFUSALS = {
  wrong: [401, 'invalid_grant'],
  closed: [403, 'access_denied'],
  wait: [429, 'slow_down'],
  'code-needed': [403, 'mfa_required'],
  'code-wrong': [401, 'invalid_otp'],
} as const;

function refuse(context: Context, result: Exclude<SignInResult, { outcome: 'signed-in' }>): void {
  const [status, error] = REFUSALS[result.outcome];
  context.status = status;
  if (result.outcome === 'wait') context.set('retry-after', String(result.seconds));
  const message = result.message[preferredLanguage(context.req.headers['accept-language'])];
  // A description of OAuth is ASCII (RFC 6749, 5.2); the message is the one of all errors of the API.
  context.body = { error, error_description: result.message['en-US'], message };
}
