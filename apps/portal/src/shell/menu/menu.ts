import type { I18n } from '@lingui/core';
import type { MenuNode } from '../../navigation/read-tree';
import type { MenuIcon } from '../../navigation/static-data';

/** A menu entry in the words and addresses of this moment. */
export interface MenuItem {
  key: string;
  label: string;
  href: string;
  icon: MenuIcon;
  disabled: boolean;
  /** This page, or a group that holds it. */
  current: boolean;
  children: readonly MenuItem[];
}

/** Words, addresses and the current place for a menu. */
export function toMenuItems(
  nodes: readonly MenuNode[],
  { i18n, href, pathname }: { i18n: I18n; href: (path: string) => string; pathname: string },
): readonly MenuItem[] {
  return nodes.map((node) => {
    const children = toMenuItems(node.children, { i18n, href, pathname });
    return {
      key: node.path,
      label: i18n._(node.title),
      href: href(node.path),
      icon: node.icon,
      disabled: node.disabled,
      current: node.path === pathname || children.some(({ current }) => current),
      children,
    };
  });
}
