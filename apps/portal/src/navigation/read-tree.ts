import type { AnyRoute } from '@tanstack/react-router';
import type { MessageDescriptor } from '@lingui/core';
import type { MenuEntry, MenuIcon } from './static-data';

/** Menu entry: a group if it has children, else a link. */
export interface MenuNode {
  /** Path with the brand filled in. */
  path: string;
  title: MessageDescriptor;
  icon: MenuIcon;
  disabled: boolean;
  /** Links that the menu shows in its stead, once they are loaded. */
  loads?: MenuEntry['loads'];
  children: readonly MenuNode[];
}

/** Path of a route with the brand filled in and without a trailing slash. */
function pathOf(route: AnyRoute, brand: string): string {
  return route.fullPath.replace('{$brand}', brand).replace(/(?<=.)\/$/, '');
}

function childrenOf(route: AnyRoute): readonly AnyRoute[] {
  return (route.children as readonly AnyRoute[] | undefined) ?? [];
}

function descendantsOf(route: AnyRoute): readonly AnyRoute[] {
  return childrenOf(route).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Menu of a route tree. Routes without a menu entry are left out; one with `under` is in that group instead of its parent's. */
export function readMenu(tree: AnyRoute, brand: string): readonly MenuNode[] {
  const shown = descendantsOf(tree).filter(({ options }) => options.staticData.menu !== undefined);
  const groupOf = (route: AnyRoute): string => {
    const parent: AnyRoute | undefined = route.parentRoute;
    const under = route.options.staticData.menu?.under;
    return under ?? (parent?.options.staticData.menu ? pathOf(parent, brand) : '');
  };
  const nodesIn = (group: string): MenuNode[] =>
    shown
      .filter((route) => groupOf(route) === group)
      .flatMap((route) => {
        const { menu } = route.options.staticData;
        const path = pathOf(route, brand);
        const name = navigationName(route.options.staticData);
        return menu && name
          ? [
              {
                order: menu.order,
                node: {
                  path,
                  title: name,
                  icon: menu.icon,
                  disabled: menu.disabled ?? false,
                  ...(menu.loads ? { loads: menu.loads } : {}),
                  children: nodesIn(path),
                },
              },
            ]
          : [];
      })
      .sort((one, other) => one.order - other.order)
      .map(({ node }) => node);
  return nodesIn('');
}

/** Public paths, sorted. */
export function readPublicPaths(tree: AnyRoute, brand: string): readonly string[] {
  const open = descendantsOf(tree).filter((route) => route.options.staticData.access === 'public');
  return open.map((route) => pathOf(route, brand)).sort();
}

/** Path and title of a matched route. */
export interface MatchedTitle {
  pathname: string;
  staticData: {
    title?: MessageDescriptor;
    menu?: Pick<MenuEntry, 'under' | 'label'>;
    group?: string | undefined;
  };
}

/** Item of the breadcrumb. */
export interface Crumb {
  title: MessageDescriptor;
  /** Absent for the current page. */
  path?: string;
}

/** Name of a page in the menu and in breadcrumbs: a shorter one than its title where it has one; undefined without a title. */
export function navigationName({ title, menu }: MatchedTitle['staticData']): MessageDescriptor | undefined {
  return title && (menu?.label ?? title);
}

/**
 * Breadcrumb: each matched route with a title, the last one without a link. As in the menu, a page may have a shorter name,
 * and be in another group than its parent's.
 */
export function readBreadcrumb(
  matches: readonly MatchedTitle[],
  menu: readonly MenuNode[],
): readonly Crumb[] {
  const titled = matches.flatMap(({ pathname, staticData }) => {
    const title = navigationName(staticData);
    return title ? [{ title, path: pathname }] : [];
  });
  const { menu: entry, group: named } = matches.at(-1)?.staticData ?? {};
  const group = menu.find(({ path }) => path === (entry?.under ?? named));
  if (group) {
    titled.splice(0, titled.length - 1, { title: group.title, path: group.path });
  }
  return titled.map(({ title, path }, index) => (index === titled.length - 1 ? { title } : { title, path }));
}

/** Title of the page by its route. */
export function readTitle(matches: readonly MatchedTitle[]): MessageDescriptor | undefined {
  return matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
}

/** Document title: title of the page, a separator, title of the product. */
export function documentTitle(pageTitle: string | undefined, productTitle: string): string {
  return pageTitle ? `${pageTitle} - ${productTitle}` : productTitle;
}
