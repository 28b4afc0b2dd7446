import { agnes, type Cluster } from 'ml-hclust';

/**
 * Order of items in which similar ones are neighbours: the leaves of a hierarchical clustering with average linkage (UPGMA).
 * Of the two sides of a branch the one with the first item comes first, so that equal distances give an equal order.
 *
 * @param distances - symmetric matrix with zeros on its diagonal
 */
export function clusterOrder(distances: readonly (readonly number[])[]): number[] {
  if (distances.length < 2) {
    return distances.map((_, index) => index);
  }
  const tree = agnes(
    distances.map((row) => [...row]),
    { method: 'average', isDistanceMatrix: true },
  );
  return leavesOf(tree);
}

function leavesOf({ children, index }: Cluster): number[] {
  return children.length === 0
    ? [index]
    : children
        .map(leavesOf)
        .sort((one, other) => Math.min(...one) - Math.min(...other))
        .flat();
}
