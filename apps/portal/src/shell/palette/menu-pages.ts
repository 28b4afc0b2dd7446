import type { MessageDescriptor } from '@lingui/core';
import type { MenuNode } from '../../navigation/read-tree';

/** Page that can be found by name. */
export interface MenuPage {
  path: string;
  title: MessageDescriptor;
  /** Groups that contain it, outermost first. */
  within: readonly MessageDescriptor[];
}

/** Pages of the menu as a flat list in menu order, without disabled ones and those in whose stead the menu shows others. */
export function listMenuPages(
  nodes: readonly MenuNode[],
  within: readonly MessageDescriptor[] = [],
): readonly MenuPage[] {
  return nodes.flatMap(({ path, title, disabled, loads, children }) => {
    if (children.length > 0) {
      return listMenuPages(children, [...within, title]);
    }
    return disabled || loads ? [] : [{ path, title, within }];
  });
}
