import type { ProjectListInput } from '@omics-portal/resources';
import { startDayRange } from '@omics-portal/wording';
import type { ProjectListSearch } from './project-search';
import { readProjectSort } from './project-sort';
import type { Pipeline } from './pipeline';

/** Characters of a name at most; the service rejects longer searches. */
const MAX_NAME = 64;

/** Request of a project list for its search parameters. Their app narrows the page's pipeline, and never widens it. */
export function projectListInput(
  search: ProjectListSearch,
  pipeline: Pipeline | undefined,
): ProjectListInput {
  const { page = 1, perPage = 10, status, name, appId, deleted } = search;
  return {
    page,
    perPage,
    appId,
    apps: pipeline?.apps,
    omics: pipeline?.omics ?? undefined,
    status,
    search: name?.trim().slice(0, MAX_NAME) || undefined,
    ...startDayRange(search),
    deleted: status === undefined ? deleted : undefined,
    sort: readProjectSort(search.sort),
  };
}
