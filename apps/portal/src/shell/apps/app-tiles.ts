import type { PortalConfig } from '../../composition/config';
import { isRouteName, NAMED_ROUTES } from '../../links/named-routes';

/** Configured entry of the apps panel. */
export type AppEntry = NonNullable<PortalConfig['apps']>[number];

/** Tile of the apps panel. A link with "http" leads to another site; any other is the name of a route or an address of the portal. */
export interface AppTile {
  name: string;
  icon: string;
  link: string;
}

/** Address of a tile. */
export function resolveLink(link: string, hrefOf: (path: string) => string): string {
  return isRouteName(link) ? hrefOf(NAMED_ROUTES[link]) : link;
}

/** Default tiles; documentation and code only if the site has addresses for them. */
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
