import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import {
  holdingQueries,
  joinHoldings,
  MAX_FILES_TO_WEIGH,
  OMICS,
  type Holdings,
  type Omics,
} from '@omics-portal/resources';
import { usePortal } from '../composition/use-portal';

/** What one collection holds. */
export function useHoldings(omics: Omics): UseQueryResult<Holdings> {
  const { config, clients } = usePortal();
  return useQuery(holdingQueries(clients.dataseq, config.brand).holdings(omics));
}

/** Bytes of one collection: undefined until they are known, null where they could not be asked for. */
export function useBytes(omics: Omics, files: number | undefined): number | null | undefined {
  const { config, clients } = usePortal();
  const tooMany = files !== undefined && files > MAX_FILES_TO_WEIGH;
  const enabled = files !== undefined && !tooMany;
  const bytes = useQuery({ ...holdingQueries(clients.dataseq, config.brand).bytes(omics), enabled });
  return tooMany || bytes.isError ? null : bytes.data;
}

/** All collections together, as far as they could be counted. */
export interface AllHoldings {
  readonly total: Holdings;
  /** Undefined while it is not known; null where a collection could not be weighed. */
  readonly bytes: number | null | undefined;
  readonly counted: number;
  readonly pending: boolean;
}

/** Joins what the queries of the single collections know; asks for nothing twice. */
export function useAllHoldings(): AllHoldings {
  const { config, clients } = usePortal();
  const queries = holdingQueries(clients.dataseq, config.brand);
  const holdings = useEach((omics) => queries.holdings(omics));
  const bytes = useEach((omics) => ({ ...queries.bytes(omics), enabled: false }));
  const known = holdings.flatMap(({ data }) => (data ? [data] : []));
  const weighed = bytes.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const cannotWeigh =
    bytes.some(({ isError }) => isError) ||
    holdings.some(({ isError, data }) => isError || (data?.files ?? 0) > MAX_FILES_TO_WEIGH);
  return {
    total: joinHoldings(known),
    bytes: bytesOf(weighed, cannotWeigh),
    counted: known.length,
    pending: holdings.some(({ isPending }) => isPending),
  };
}

/** One query for each collection. There are four of them, and a first page is smaller without what joins any number. */
function useEach<Data, Key extends readonly unknown[]>(
  of: (omics: Omics) => UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data>[] {
  return [
    useQuery(of('genomics')),
    useQuery(of('transcriptomics')),
    useQuery(of('proteomics')),
    useQuery(of('metabolomics')),
  ];
}

function bytesOf(weighed: readonly number[], cannotWeigh: boolean): number | null | undefined {
  if (cannotWeigh) {
    return null;
  }
  return weighed.length === OMICS.length ? weighed.reduce((so, one) => so + one, 0) : undefined;
}
