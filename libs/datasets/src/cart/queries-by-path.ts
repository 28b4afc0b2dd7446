import { emptyQuery, withFilter, type DataQuery } from '@omics-portal/data-query';
import type { CartFile } from '../cart-store/cart-file';

/** Queries that find files by their paths, one for each collection. */
export function queriesByPath(files: readonly CartFile[]): readonly DataQuery[] {
  const paths = new Map<string, string[]>();
  for (const { collection, path } of files) {
    const known = paths.get(collection);
    if (known) known.push(path);
    else paths.set(collection, [path]);
  }
  return [...paths].map(([collection, values]) =>
    withFilter(emptyQuery(collection), 'file_path', { kind: 'category', values }),
  );
}
