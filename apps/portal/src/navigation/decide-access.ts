import type { TokenCheck } from '@omics-portal/auth';
import { HOME_PATH, LOGIN_PATH } from '../links/paths';

/**
 * Access to a route: public, for signed-in users, or, for a redirect, that of its target.
 */
export type Access = 'public' | 'signed-in' | 'target';

/** Navigation to decide on. */
export interface AccessQuestion {
  /**
   * State of the token.
   * - `valid`: usable; user info may still be loading
   * - `invalid`: missing, or expired and not renewable
   * - `unreachable`: expired, and the identity provider did not respond to its renewal
   */
  token: TokenCheck;
  access: Access;
  /** Requested path and query. */
  href: string;
  isLogin: boolean;
  /** The login route's `redirect`, decoded. */
  redirect?: string | undefined;
  /** True if a path, with or without a query, leads to a screen of the portal. */
  isOwnRoute: (href: string) => boolean;
}

export type AccessDecision =
  | { kind: 'allow' }
  /** Redirect a signed-in user from the login page. */
  | { kind: 'go'; href: string }
  /** Sign out, show the notice and the login page, which returns to `redirect`. */
  | { kind: 'sign-in'; redirect: string }
  /** Show that the identity provider is unreachable; the tokens stay stored. */
  | { kind: 'unreachable' };

/** Access rules of navigation, as a pure function. */
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

/** True for the path of the login page, which the router also matches with a final slash and in upper case. */
export function isLoginPath(pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/+$/, '') === LOGIN_PATH;
}

/** Redirect target after signing in: a screen of the portal other than the login page, else the dashboard. */
export function safeRedirect(redirect: string | undefined, isOwnRoute: (href: string) => boolean): string {
  const ours =
    redirect !== undefined &&
    /^\/(?![/\\])/.test(redirect) &&
    !isLoginPath(redirect.split(/[?#]/)[0] ?? '') &&
    isOwnRoute(redirect);
  return ours ? redirect : HOME_PATH;
}
