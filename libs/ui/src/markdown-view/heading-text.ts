import { isValidElement, type ReactNode } from 'react';

/** Rendered text of a heading. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return node.map((child: ReactNode) => textOf(child)).join('');
  }
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
