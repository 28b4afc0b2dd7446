import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import type { Accounts } from '../accounts.ts';
import { issueTokens } from '../issue-tokens.ts';
import { errors } from '../oidc-library.ts';
import type { SignIns } from '../own-accounts/sign-ins.ts';
import type { RequestSources } from '../provider-requests.ts';
import type { StartLinks } from './start-links.ts';

/** Grant type of start links. */
export const START_GRANT = 'urn:omics-portal:start-link';

export interface StartGrantOptions {
  links: Pick<StartLinks, 'take'>;
  accounts: Pick<Accounts, 'findByName'>;
  signIns: Pick<SignIns, 'record'>;
  sources: RequestSources;
  /** User name of the local user. */
  username: string;
}

type Context = TokenEndpointGrantContext<{ start_token?: string }>;

/** Grant at the token endpoint that exchanges the token of a start link for the tokens of the local user. */
export function registerStartGrant(
  provider: Provider,
  { links, accounts, signIns, sources, username }: StartGrantOptions,
): void {
  provider.registerGrantType(
    START_GRANT,
    async (context: Context) => {
      const account = links.take(context.oidc.params.start_token ?? '')
        ? await accounts.findByName(username)
        : undefined;
      if (!account) throw new errors.InvalidGrant('The start link was used or has expired.');
      const address = sources.get(context.req)?.address ?? 'unknown';
      context.body = await issueTokens(
        provider,
        context,
        { account, kind: START_GRANT },
        ({ grantId, sub }) =>
          signIns.record({ grantId, sub, address, userAgent: context.req.headers['user-agent'] }),
      );
    },
    ['start_token'],
  );
}
