import type { DataFile, DataseqClient } from '@omics-portal/api';
import { readDataFilePage } from '../readers/read-records';

/** Maximum number of records that are read to find a path among equal names. */
const MAX_RECORDS = 100;

/** Record of the file with this path, else with this name; null if the collection has neither. */
export async function fetchFile(
  client: DataseqClient,
  { collection, key }: { readonly collection: string; readonly key: string },
  signal: AbortSignal,
): Promise<DataFile | null> {
  const is = (variable: string) => ({
    type: 'rule' as const,
    query: { variable, operator: 'in' as const, value: [key] },
  });
  const { data } = await client.POST('/api/collections/{name}', {
    params: { path: { name: collection }, query: { page: 1, per_page: MAX_RECORDS } },
    body: { type: 'group', operator: 'or', children: [is('file_path'), is('file_name')] },
    signal,
  });
  const records = readDataFilePage(data).data;
  return records.find(({ file_path: path }) => path === key) ?? records[0] ?? null;
}
