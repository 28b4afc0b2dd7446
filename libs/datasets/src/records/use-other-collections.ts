import { useQuery } from '@tanstack/react-query';
import { isCollectionName, omicsOf } from '@omics-portal/resources';
import { useDatasets } from '../ports/datasets-ports';
import { useRecordQueries } from '../ports/use-record-queries';

/** Collections that the server lists beside the four of the site, by name; `isError` if the list failed. */
export function useOtherCollections(): { readonly names: readonly string[]; readonly isError: boolean } {
  const { brand } = useDatasets();
  const { data = [], isError } = useQuery(useRecordQueries().collections());
  const names = data.filter((name) => isCollectionName(name) && omicsOf(brand, name) === undefined);
  return { names: [...new Set(names)].sort(), isError };
}
