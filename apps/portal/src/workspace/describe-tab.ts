import type { MessageDescriptor } from '@lingui/core';
import type { AnyRouter } from '@tanstack/react-router';

/** What the route tree says about an address that may be a tab. */
export interface TabDescription {
  title: MessageDescriptor;
  /** Whether only a signed-in person may see it. */
  isPrivate: boolean;
}

const SCREENS = '/main/';

/**
 * Describes an address; undefined for one that makes no tab: a path that no route has, a route that only leads on to another,
 * the sign-in pages, and pages that say so in their static data (`tab: false`).
 */
export function describeTab(router: AnyRouter, href: string): TabDescription | undefined {
  if (!/^\/(?![/\\])/.test(href)) {
    return undefined;
  }
  const route = router.getMatchedRoutes(href.split(/[?#]/)[0] ?? '')[2];
  const { title, access, tab } = route?.options.staticData ?? {};
  if (!route?.id.startsWith(SCREENS) || !title || access === 'target' || tab === false) {
    return undefined;
  }
  return { title, isPrivate: access === 'signed-in' };
}

/**
 * The address by which a tab is known: the path, and the query as the route understood it. A page opened by its bare path
 * and the same page reloaded, when the router has written the defaults into the address, are one tab.
 */
export function tabAddress(
  router: Pick<AnyRouter, 'options'>,
  match: { pathname: string; search: object },
): string {
  return match.pathname.replace(/(?<=.)\/$/, '') + router.options.stringifySearch({ ...match.search });
}
