import type { ResultListInput } from '@omics-portal/resources';
import type { ResultSearch } from './result-search';
import { readResultSort, writeResultSort } from './result-sort';

/** Scope of a list of results: a project, a job, or all projects. */
export interface ResultScope {
  readonly projectId?: string | undefined;
  readonly jobId?: string | undefined;
}

/** Request for a list of results, by its scope and search parameters. */
export function resultListInput(search: ResultSearch, scope: ResultScope = {}): ResultListInput {
  const { name, file, type, sort, page = 1, perPage = 10 } = search;
  return {
    ...scope,
    jobName: name,
    fileName: file,
    fileType: type,
    sort: writeResultSort(readResultSort(sort)),
    page,
    perPage,
  };
}
