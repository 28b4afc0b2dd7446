import { isNode, type QueryNode, type QueryTree } from '@omics-portal/data-query';

/**
 * A tree without its conditions on one field, where they stand beside others: what the counts of a facet are made from, so
 * that the values which are not chosen keep their numbers. Conditions inside a mixed `or` stay.
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
