import type { I18n } from '@lingui/core';
import type { MenuNode } from '../../navigation/read-tree';
import type { MenuIcon } from '../../navigation/static-data';

/** Menu entry with its label in the current language and its address. */
export interface MenuItem {
  key: string;
  label: string;
  href: string;
  icon: MenuIcon;
  disabled: boolean;
  /** True for the current page and for groups that contain it. */
  current: boolean;
  /** Stands for links that the menu loads when it is shown. */
  loads?: MenuNode['loads'];
  children: readonly MenuItem[];
}

/** Menu entries with labels and addresses; the entry of `pathname` and its groups are current. */
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
      ...(node.loads ? { loads: node.loads } : {}),
      current: node.path === pathname || children.some(({ current }) => current),
      children,
    };
  });
}
