import type { TokenCheck } from '@omics-portal/auth';

/**
 * Who may see a route: everybody, signed-in users, or – where the route only leads on to another – whoever may see that.
 */
export type Access = 'public' | 'signed-in' | 'target';

export interface AccessQuestion {
  /**
   * State of the token, as far as it is known.
   * - `valid`: it may be used; whose it is may still be on its way
   * - `invalid`: there is none, or an expired one that cannot be renewed
   * - `unreachable`: it is expired, and the provider did not answer when asked to renew it
   */
  token: TokenCheck;
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
  /** A signed-in user has nothing to do on the login page. */
  | { kind: 'go'; href: string }
  /** Sign out, show the notice and the login page, which leads back to `redirect`. */
  | { kind: 'sign-in'; redirect: string }
  /** Show that the identity provider does not answer; the tokens are kept. */
  | { kind: 'unreachable' };

export const LOGIN_PATH = '/user/login';
const HOME_PATH = '/dashboard';

/** The rules of navigation, and nothing else: no router, no storage, no notice. */
export function decideAccess(question: AccessQuestion): AccessDecision {
  const { token, access, href, isLogin } = question;
  if (token === 'valid') {
    return isLogin
      ? { kind: 'go', href: safeRedirect(question.redirect, question.isOwnRoute) }
      : { kind: 'allow' };
  }
  if (access !== 'signed-in') {
    return { kind: 'allow' };
  }
  return token === 'unreachable' ? { kind: 'unreachable' } : { kind: 'sign-in', redirect: href };
}

/** Whether a path is the login page's. The router matches it with a slash at its end and in any case, too. */
export function isLoginPath(pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/+$/, '') === LOGIN_PATH;
}

/** Where to go after signing in. Anything but a screen of ours, and the login page itself, becomes the dashboard. */
export function safeRedirect(redirect: string | undefined, isOwnRoute: (href: string) => boolean): string {
  const ours =
    redirect !== undefined &&
    /^\/(?![/\\])/.test(redirect) &&
    !isLoginPath(redirect.split(/[?#]/)[0] ?? '') &&
    isOwnRoute(redirect);
  return ours ? redirect : HOME_PATH;
}
