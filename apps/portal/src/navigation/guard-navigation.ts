import { redirect, type ParsedLocation, type StaticDataRouteOption } from '@tanstack/react-router';
import type { Session, SessionEnd, TokenCheck } from '@omics-portal/auth';
import { decideAccess, isLoginPath } from './decide-access';
import { LOGIN_PATH } from '../links/paths';
import type { Notices } from '../composition/notices';

/** Thrown for a private page while the identity provider is unreachable, so that access cannot be decided. */
export class IdentityUnreachableError extends Error {
  override readonly name = 'IdentityUnreachableError';
}

/** Required functions of the router. */
export interface GuardHost {
  /** True if a path, with or without a query, leads to a screen of the portal. */
  isOwnRoute(href: string): boolean;
  go(href: string): void;
  /** Checks the access to the current page again. */
  recheck(): void;
}

export interface Navigation {
  context: { portal: { session: Session; notices: Notices }; host: GuardHost };
  location: ParsedLocation;
  /** Matched routes, the screen last. */
  matches: readonly { staticData: StaticDataRouteOption }[];
}

/**
 * Checks the token, renews it if it has expired, and starts to load user info, which is not awaited: it appears in the
 * state of the session, and a refusal ends the session there.
 */
async function identify(session: Pick<Session, 'checkToken' | 'loadUser'>): Promise<TokenCheck> {
  const token = await session.checkToken();
  if (token === 'valid') {
    session.loadUser().catch(() => undefined);
  }
  return token;
}

/** Address of the login page that returns to a path. */
function loginHref(redirectTo: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(redirectTo)}`;
}

/**
 * Navigation guard: allows a navigation or throws a redirect. Only a private page waits for the renewal of an expired token.
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

/** Starts to check the token of a public page, and returns the state that is known without waiting. */
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

/** Shows why a sign-in is needed, unless the end of the session has already been reported. */
function noticeSignIn(notices: Notices, ended: SessionEnd | undefined, onConfirm: () => void): void {
  if (ended === 'other-tab') {
    notices.signedOutElsewhere(LOGIN_PATH);
  } else if (ended !== 'refresh-refused') {
    notices.noPermission(LOGIN_PATH, onConfirm);
  }
}
