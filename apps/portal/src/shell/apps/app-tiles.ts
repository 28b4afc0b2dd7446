import type { PortalConfig } from '../../composition/config';
import { isRouteName, NAMED_ROUTES } from '../../links/named-routes';

/** An entry of the apps panel as a site configures it. */
export type AppEntry = NonNullable<PortalConfig['apps']>[number];

/** One tile: a link with "http" leads to another site, any other is the name of a route, or an address of ours. */
export interface AppTile {
  name: string;
  icon: string;
  link: string;
}

/** The name in a language; in English, or in any, where a site has not given that one. */
export function nameIn(name: AppEntry['name'], locale: string): string {
  return typeof name === 'string' ? name : (name[locale] ?? name['en-US'] ?? Object.values(name)[0] ?? '');
}

/** Where a tile leads. */
export function resolveLink(link: string, hrefOf: (path: string) => string): string {
  return isRouteName(link) ? hrefOf(NAMED_ROUTES[link]) : link;
}

/** What every site has; documentation and code only where they are somewhere. */
export function defaultTiles(
  names: Record<'home' | 'docs' | 'transfer' | 'files' | 'code', string>,
  links: { docs: string | null; repository: string | null },
): readonly AppTile[] {
  return [
    { name: names.home, icon: 'home', link: 'dashboard' },
    ...(links.docs === null ? [] : [{ name: names.docs, icon: 'docs', link: links.docs }]),
    { name: names.transfer, icon: 'transfer', link: 'upload' },
    { name: names.files, icon: 'files', link: 'file-manager' },
    ...(links.repository === null ? [] : [{ name: names.code, icon: 'code', link: links.repository }]),
  ];
}
