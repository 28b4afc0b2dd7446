import type { MessageDescriptor } from '@lingui/core';
import type { MenuNode } from '../../navigation/read-tree';

/** A page that can be found by name. */
export interface Place {
  path: string;
  title: MessageDescriptor;
  /** The groups around it, from the outermost. */
  within: readonly MessageDescriptor[];
}

/** Every page of the menu, flat, in its order; what cannot be opened is not listed. */
export function findPlaces(
  nodes: readonly MenuNode[],
  within: readonly MessageDescriptor[] = [],
): readonly Place[] {
  return nodes.flatMap(({ path, title, disabled, children }) => {
    if (children.length > 0) {
      return findPlaces(children, [...within, title]);
    }
    return disabled ? [] : [{ path, title, within }];
  });
}
