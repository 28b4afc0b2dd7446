import { redirect, type ParsedLocation, type StaticDataRouteOption } from '@tanstack/react-router';
import { IdentityError, type Session } from '@omics-portal/auth';
import { decideAccess, LOGIN_PATH, type SessionCheck } from './decide-access';
import type { Notices } from './notices';

/** Thrown for a private page while the identity provider does not answer: nothing is known, so nothing is decided. */
export class IdentityUnreachableError extends Error {
  override readonly name = 'IdentityUnreachableError';
}

/** What the guard needs from the router that it guards. */
export interface GuardHost {
  /** Whether a path, with or without a query, leads to a screen of ours. */
  isOwnRoute(href: string): boolean;
  go(href: string): void;
}

export interface Navigation {
  context: { portal: { session: Session; notices: Notices }; host: GuardHost };
  location: ParsedLocation;
  /** The routes that match, the screen itself last. */
  matches: readonly { staticData: StaticDataRouteOption }[];
}

/** Checks the token and, when it may be used, whose it is. */
export async function checkSession(session: Pick<Session, 'checkToken' | 'loadUser'>): Promise<SessionCheck> {
  const token = await session.checkToken();
  if (token !== 'valid') {
    return token;
  }
  try {
    await session.loadUser();
    return 'valid';
  } catch (error) {
    return error instanceof IdentityError && error.reason !== 'rejected' ? 'unreachable' : 'refused';
  }
}

/** The login page that leads back to a path. */
export function loginHref(redirectTo: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(redirectTo)}`;
}

/** Runs before every navigation. Lets it pass, or throws the redirect that is to happen instead. */
export async function guardNavigation({
  context: { portal, host },
  location,
  matches,
}: Navigation): Promise<void> {
  const access = matches.at(-1)?.staticData.access ?? 'target';
  if (access === 'target') {
    return;
  }
  const search: Record<string, unknown> = location.search;
  const decision = decideAccess({
    session: await checkSession(portal.session),
    access,
    href: location.href,
    isLogin: location.pathname === LOGIN_PATH,
    redirect: typeof search['redirect'] === 'string' ? search['redirect'] : undefined,
    isOwnRoute: host.isOwnRoute,
  });
  switch (decision.kind) {
    case 'allow':
      return;
    case 'go':
      throw redirect({ href: decision.href, replace: true });
    case 'unreachable':
      throw new IdentityUnreachableError();
    case 'allow-signed-out':
      portal.session.forget();
      portal.notices.noPermission(() => host.go(loginHref(location.href)));
      return;
    case 'sign-in': {
      const login = loginHref(decision.redirect);
      portal.session.forget();
      portal.notices.noPermission(() => host.go(login));
      throw redirect({ href: login, replace: true });
    }
    default:
      decision satisfies never;
  }
}
