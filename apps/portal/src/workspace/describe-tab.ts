import type { MessageDescriptor } from '@lingui/core';
import type { AnyRouter } from '@tanstack/react-router';
import type { ObjectTitle } from '../navigation/static-data';

/** Title and access of an address that may have a tab. */
export interface TabDescription {
  title: MessageDescriptor;
  /** Title by the name of the page's object, where the name alone does not say what the page shows. */
  objectTitle?: ObjectTitle | undefined;
  /** True if only signed-in users may open it. */
  isPrivate: boolean;
}

const SCREENS = '/main/';

/**
 * Describes an address; undefined for one without a tab: an unknown path, a redirect, the sign-in pages, and pages with
 * `tab: false` in their static data.
 */
export function describeTab(router: AnyRouter, href: string): TabDescription | undefined {
  if (!/^\/(?![/\\])/.test(href)) {
    return undefined;
  }
  const route = router.getMatchedRoutes(href.split(/[?#]/)[0] ?? '')[2];
  const { title, access, tab, objectTitle } = route?.options.staticData ?? {};
  if (!route?.id.startsWith(SCREENS) || !title || access === 'target' || tab === false) {
    return undefined;
  }
  return { title, objectTitle, isPrivate: access === 'signed-in' };
}

/**
 * Address that identifies a tab: the path, and the search parameters as parsed by the route. Thus a page has one tab with and
 * without the defaults that the router writes into the address.
 */
export function tabAddress(
  router: Pick<AnyRouter, 'options'>,
  match: { pathname: string; search: object },
): string {
  return match.pathname.replace(/(?<=.)\/$/, '') + router.options.stringifySearch({ ...match.search });
}
