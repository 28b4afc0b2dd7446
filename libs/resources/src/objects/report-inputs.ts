import {
  parseStorageLink,
  ResponseShapeError,
  type DatainsClient,
  type StorageAddress,
} from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import { objectQueries } from './object-queries';

/**
 * Query options of the folder to which the user uploads the inputs of a report, as the server names it; its key ends with a slash.
 * They fail with a `ResponseShapeError` if the server names none.
 */
export function reportInputsQuery(client: DatainsClient) {
  return queryOptions({
    ...objectQueries(client).services(),
    select: ({ report_inputs: link }) => inputsFolder(parseStorageLink(link ?? '')),
  });
}

function inputsFolder(address: StorageAddress | null): StorageAddress {
  if (!address?.key.endsWith('/')) throw new ResponseShapeError('a folder for the inputs of reports');
  return address;
}
