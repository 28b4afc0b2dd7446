import { useQueries } from '@tanstack/react-query';
import { objectQueries } from '@omics-portal/resources';
import type { LocalFile } from '@omics-portal/ui';
import { useSeqflow } from '../ports/seqflow-ports';
import { useOwnFolder } from '../ports/use-own-folder';

/** Sizes of the files that are stored in the folders of an upload, by their paths below `folder`. */
export function useStoredSizes(files: readonly LocalFile[], folder: string) {
  const { datains } = useSeqflow();
  const own = useOwnFolder();
  const root = `${own?.prefix ?? ''}${folder}/`;
  const folders = own ? [...new Set(files.map((file) => file.folder))] : [];
  return useQueries({
    queries: folders.map((below) => ({
      ...objectQueries(datains).wholeFolder({
        service: own?.service ?? '',
        bucket: own?.bucket ?? '',
        prefix: `${root}${below}`,
      }),
      staleTime: 0,
      gcTime: 0,
    })),
    combine: (results) => ({
      isPending: own === undefined || results.some(({ isPending }) => isPending),
      sizes: new Map(
        results
          .flatMap(({ data }) => data?.entries ?? [])
          .filter(({ key }) => key.startsWith(root) && !key.endsWith('/'))
          .map(({ key, size }) => [key.slice(root.length), size]),
      ),
    }),
  });
}
