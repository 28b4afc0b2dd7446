import { isObject, ResponseShapeError, type DataRepo, type DataseqClient } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import { RECORDS_KEY } from './records-key';

/** Source of collections, such as a repository of tables, with the names of its files. */
export interface DataSource {
  readonly name: string;
  readonly description: string | null;
  /** Date of the copy, as the server writes it; null when unknown. */
  readonly created: string | null;
  readonly files: readonly string[];
}

/** Time that sources stay fresh, in milliseconds. */
const STALE_MS = 300_000;

/**
 * Query options of the sources that the collections of a server were built from. `locale` is part of the key, because the
 * service writes the descriptions.
 */
export function dataRepoQuery(client: DataseqClient, locale: string) {
  return queryOptions({
    queryKey: [...RECORDS_KEY, 'repos', locale],
    queryFn: async ({ signal }) => readDataRepos((await client.GET('/api/repo', { signal })).data),
    staleTime: STALE_MS,
  });
}

/**
 * Sources in one shape. Entries without a name are dropped.
 * @throws ResponseShapeError for anything but a list
 */
export function readDataRepos(body: unknown): readonly DataSource[] {
  if (!Array.isArray(body)) {
    throw new ResponseShapeError('a list of sources');
  }
  return body.filter(isRepo).map(({ name, description, created, files }) => ({
    name,
    description: textOf(description),
    created: textOf(created),
    files: Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [],
  }));
}

function isRepo(value: unknown): value is DataRepo {
  return isObject(value) && typeof value.name === 'string';
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
