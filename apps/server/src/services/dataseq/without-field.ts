import { isNode, type QueryNode, type QueryTree } from '@omics-portal/data-query';

/**
 * Removes the conditions on one field from a tree, for the counts of its facet, so that values which are not selected keep
 * their counts. Conditions inside a mixed `or` stay.
 */
export function withoutField(tree: QueryTree, field: string): QueryTree {
  if (!isNode(tree) || isOnlyAbout(tree, field)) return {};
  if (tree.type === 'rule' || tree.operator === 'or') return tree;
  const children = tree.children.map((child) => withoutField(child, field)).filter(isNode);
  const [only] = children;
  if (only === undefined) return {};
  return children.length === 1 ? only : { ...tree, children };
}

function isOnlyAbout(node: QueryNode, field: string): boolean {
  return node.type === 'rule'
    ? node.query.variable === field
    : node.children.every((child) => isOnlyAbout(child, field));
}
