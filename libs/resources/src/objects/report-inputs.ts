import {
  parseStorageLink,
  ResponseShapeError,
  type DatainsClient,
  type StorageAddress,
} from '@omics-portal/api';

/**
 * Folder to which the user uploads the inputs of a report, as the server names it; the key ends with a slash.
 * @throws ResponseShapeError if the server names none
 */
export async function fetchReportInputs(client: DatainsClient, signal: AbortSignal): Promise<StorageAddress> {
  const { data } = await client.GET('/api/fs-services', { signal });
  const folder = parseStorageLink(data.report_inputs ?? '');
  if (!folder?.key.endsWith('/')) {
    throw new ResponseShapeError('a folder for the inputs of reports');
  }
  return folder;
}
