/**
 * Who may see a route: everybody, signed-in users, or – where the route only leads on to another – whoever may see that.
 */
export type Access = 'public' | 'signed-in' | 'target';

/**
 * What the check of the session found.
 * - `valid`: token and user are known
 * - `invalid`: no token, or an expired one that cannot be renewed
 * - `refused`: the token looked valid, but the provider did not tell who it belongs to
 * - `unreachable`: the provider did not answer, so nothing is known
 */
export type SessionCheck = 'valid' | 'invalid' | 'refused' | 'unreachable';

export interface AccessQuestion {
  session: SessionCheck;
  access: Access;
  /** Path and query that were asked for. */
  href: string;
  isLogin: boolean;
  /** The login route's `redirect`, decoded. */
  redirect?: string | undefined;
  /** Whether a path, with or without a query, leads to one of our own screens. */
  isOwnRoute: (href: string) => boolean;
}

export type AccessDecision =
  | { kind: 'allow' }
  /** Go on as an anonymous visitor, with the no-permission notice. */
  | { kind: 'allow-signed-out' }
  /** A signed-in user has nothing to do on the login page. */
  | { kind: 'go'; href: string }
  /** Sign out, show the notice and the login page, which leads back to `redirect`. */
  | { kind: 'sign-in'; redirect: string }
  /** Show that the identity provider does not answer; the tokens are kept. */
  | { kind: 'unreachable' };

export const LOGIN_PATH = '/user/login';
export const HOME_PATH = '/dashboard';

/** The rules of navigation, and nothing else: no router, no storage, no notice. */
export function decideAccess(question: AccessQuestion): AccessDecision {
  const { session, access, href, isLogin } = question;
  if (session === 'valid') {
    return isLogin
      ? { kind: 'go', href: safeRedirect(question.redirect, question.isOwnRoute) }
      : { kind: 'allow' };
  }
  const open = access !== 'signed-in';
  if (session === 'refused') {
    return open ? { kind: 'allow-signed-out' } : { kind: 'sign-in', redirect: href };
  }
  if (open) {
    return { kind: 'allow' };
  }
  return session === 'unreachable' ? { kind: 'unreachable' } : { kind: 'sign-in', redirect: href };
}

/** Where to go after signing in. Anything but a screen of ours, and the login page itself, becomes the dashboard. */
export function safeRedirect(redirect: string | undefined, isOwnRoute: (href: string) => boolean): string {
  const ours =
    redirect !== undefined &&
    /^\/(?![/\\])/.test(redirect) &&
    !redirect.startsWith(LOGIN_PATH) &&
    isOwnRoute(redirect);
  return ours ? redirect : HOME_PATH;
}
