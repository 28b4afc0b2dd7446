import type { TokenScope } from '../http/contract/operation-scope.ts';
import type { AccessTokens } from './access-tokens/access-tokens.ts';
import { isPersonalToken } from './access-tokens/token-format.ts';
import type { Caller, Identity } from './identity.ts';

/** Caller of a bearer token, with the limits of a personal access token. */
export interface KnownCaller {
  caller: Caller;
  /** Personal access token of the call; undefined for a sign-in, which may do everything. */
  token?: { name: string; scopes: readonly TokenScope[] };
}

/** Finder of the callers of bearer tokens: those of sign-ins and personal access tokens. */
export class Callers {
  readonly #identity: Pick<Identity, 'verify' | 'accountOf'>;
  readonly #tokens: Pick<AccessTokens, 'find'>;

  constructor(identity: Pick<Identity, 'verify' | 'accountOf'>, tokens: Pick<AccessTokens, 'find'>) {
    this.#identity = identity;
    this.#tokens = tokens;
  }

  /** Resolves the caller of a bearer token; undefined if it is not valid, or its account is closed. */
  async find(bearer: string, address?: string): Promise<KnownCaller | undefined> {
    if (!isPersonalToken(bearer)) {
      const caller = await this.#identity.verify(bearer, address);
      return caller && { caller };
    }
    const token = await this.#tokens.find(bearer);
    const caller = token && (await this.#identity.accountOf(token.owner_sub));
    return caller && { caller, token: { name: token.name, scopes: token.scopes } };
  }
}
