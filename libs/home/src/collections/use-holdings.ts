import {
  holdingQueries,
  joinHoldings,
  MAX_FILES_TO_WEIGH,
  type Holdings,
  type HoldingTotals,
  type Omics,
} from '@omics-portal/resources';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useHome } from '../ports/home-ports';
import { useOffered } from './use-offered';

/** Counts of one collection. */
export function useHoldings(omics: Omics): UseQueryResult<Holdings> {
  const { brand, dataseq } = useHome();
  return useQuery(holdingQueries(dataseq, brand).holdings(omics));
}

/** Bytes of one collection: undefined until they are known, null if they cannot be determined. */
export function useBytes(omics: Omics, files: number | undefined): number | null | undefined {
  const { brand, dataseq } = useHome();
  const tooMany = files !== undefined && files > MAX_FILES_TO_WEIGH;
  const enabled = files !== undefined && !tooMany;
  const bytes = useQuery({ ...holdingQueries(dataseq, brand).bytes(omics), enabled });
  return tooMany || bytes.isError ? null : bytes.data;
}

/** Counts of the collections of the omics types together. */
export interface AllHoldings {
  readonly total: HoldingTotals;
  /** Undefined while unknown; null if the bytes of a collection cannot be determined. */
  readonly bytes: number | null | undefined;
  /** Number of collections that the server lists, and of those in the total. */
  readonly listed: number;
  readonly counted: number;
  readonly pending: boolean;
}

/** Joins the cached queries of the single collections, without further requests. */
export function useAllHoldings(): AllHoldings {
  const { brand, dataseq } = useHome();
  const queries = holdingQueries(dataseq, brand);
  const { omics: listed } = useOffered();
  const holdings = useEach(listed, (omics) => queries.holdings(omics));
  const bytes = useEach(listed, (omics) => ({ ...queries.bytes(omics), enabled: false }));
  const known = holdings.flatMap(({ data }) => (data ? [data] : []));
  const weighed = bytes.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const cannotWeigh =
    bytes.some(({ isError }) => isError) ||
    holdings.some(({ isError, data }) => isError || (data?.files ?? 0) > MAX_FILES_TO_WEIGH);
  return {
    total: joinHoldings(known),
    bytes: cannotWeigh ? null : totalBytes(weighed, listed.length),
    listed: listed.length,
    counted: known.length,
    pending: holdings.some(({ isPending }) => isPending),
  };
}

/** One query for each of the collections. `useQueries` would add its code to the first load. */
function useEach<Data, Key extends readonly unknown[]>(
  listed: readonly Omics[],
  optionsOf: (omics: Omics) => UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data>[] {
  const each = {
    genomics: useQuery(optionsOf('genomics')),
    transcriptomics: useQuery(optionsOf('transcriptomics')),
    proteomics: useQuery(optionsOf('proteomics')),
    metabolomics: useQuery(optionsOf('metabolomics')),
  };
  return listed.map((omics) => each[omics]);
}

function totalBytes(weighed: readonly number[], collections: number): number | undefined {
  return weighed.length === collections ? weighed.reduce((total, bytes) => total + bytes, 0) : undefined;
}
