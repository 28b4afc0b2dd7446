import { redirect, type ParsedLocation, type StaticDataRouteOption } from '@tanstack/react-router';
import type { Session, SessionEnd, TokenCheck } from '@omics-portal/auth';
import { decideAccess, isLoginPath, LOGIN_PATH } from './decide-access';
import type { Notices } from '../composition/notices';

/** Thrown for a private page while the identity provider does not answer: nothing is known, so nothing is decided. */
export class IdentityUnreachableError extends Error {
  override readonly name = 'IdentityUnreachableError';
}

/** What the guard needs from the router that it guards. */
export interface GuardHost {
  /** Whether a path, with or without a query, leads to a screen of ours. */
  isOwnRoute(href: string): boolean;
  go(href: string): void;
  /** Guards the current page again. */
  recheck(): void;
}

export interface Navigation {
  context: { portal: { session: Session; notices: Notices }; host: GuardHost };
  location: ParsedLocation;
  /** The routes that match, the screen itself last. */
  matches: readonly { staticData: StaticDataRouteOption }[];
}

/**
 * Checks the token, renewing it where it is expired, and begins to load the user behind it. User info is never waited for:
 * it arrives in the session's state, and a refusal ends the session there.
 */
async function identify(session: Pick<Session, 'checkToken' | 'loadUser'>): Promise<TokenCheck> {
  const token = await session.checkToken();
  if (token === 'valid') {
    session.loadUser().catch(() => undefined);
  }
  return token;
}

/** The login page that leads back to a path. */
function loginHref(redirectTo: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(redirectTo)}`;
}

/**
 * Runs before every navigation. Lets it pass, or throws the redirect that is to happen instead. A public page waits for
 * nothing; a private one waits for the renewal of an expired token, since it depends on that.
 */
export async function guardNavigation({
  context: { portal, host },
  location,
  matches,
}: Navigation): Promise<void> {
  const access = matches.at(-1)?.staticData.access ?? 'target';
  if (access === 'target') {
    return;
  }
  const isLogin = isLoginPath(location.pathname);
  const search: Record<string, unknown> = location.search;
  const decision = decideAccess({
    token: access === 'signed-in' ? await identify(portal.session) : identifyBeside(portal, host, isLogin),
    access,
    href: location.href,
    isLogin,
    redirect: typeof search['redirect'] === 'string' ? search['redirect'] : undefined,
    isOwnRoute: host.isOwnRoute,
  });
  switch (decision.kind) {
    case 'allow':
      if (access === 'public' && !isLogin && endOf(portal.session) === 'user-refused') {
        portal.session.forget();
        portal.notices.noPermission(location.pathname, () => host.go(loginHref(location.href)));
      }
      return;
    case 'go':
      throw redirect({ href: decision.href, replace: true });
    case 'unreachable':
      throw new IdentityUnreachableError();
    case 'sign-in': {
      const login = loginHref(decision.redirect);
      const ended = endOf(portal.session);
      portal.session.forget();
      noticeSignIn(portal.notices, ended, () => host.go(login));
      throw redirect({ href: login, replace: true });
    }
    default:
      decision satisfies never;
  }
}

/** Checks the token of a public page while the page is shown; returns what is known without waiting. */
function identifyBeside(
  { session }: Navigation['context']['portal'],
  host: GuardHost,
  isLogin: boolean,
): TokenCheck {
  const known = session.hasValidToken() ? 'valid' : 'invalid';
  void identify(session).then((token) => {
    if (isLogin && known === 'invalid' && token === 'valid') {
      host.recheck();
    }
  });
  return known;
}

function endOf(session: Pick<Session, 'getState'>): SessionEnd | undefined {
  const state = session.getState();
  return state.status === 'signed-out' ? state.ended : undefined;
}

/** One notice for one cause: the end of a session whose token was refused has been reported when it happened. */
function noticeSignIn(notices: Notices, ended: SessionEnd | undefined, onConfirm: () => void): void {
  if (ended === 'other-tab') {
    notices.signedOutElsewhere(LOGIN_PATH);
  } else if (ended !== 'refresh-refused') {
    notices.noPermission(LOGIN_PATH, onConfirm);
  }
}
