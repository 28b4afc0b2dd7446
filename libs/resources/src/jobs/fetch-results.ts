import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient } from '@omics-portal/api';
import { resultQueries, type ResultListInput } from './result-queries';

/** Maximum number of result files of one request: the largest page of the service. */
export const MAX_RESULTS = 1000;

/** Mutation that fetches the files of a list, whatever its page: at most `MAX_RESULTS`. */
export function fetchResults(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (input: ResultListInput, { client: queryClient }) =>
      (await queryClient.query(resultQueries(client).list({ ...input, page: 1, perPage: MAX_RESULTS }))).data,
  });
}
