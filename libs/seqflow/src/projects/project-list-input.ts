import { type ProjectListInput } from '@omics-portal/resources';
import { isProjectName } from './project-names';
import type { ProjectListSearch } from './project-search';
import type { Pipeline } from './use-pipeline';

/** Request of a project list for its search parameters. Their app takes precedence over the apps of the page's pipeline. */
export function projectListInput(
  search: ProjectListSearch,
  pipeline: Pipeline | undefined,
): ProjectListInput {
  const { page = 1, perPage = 10, status, name, appId } = search;
  return {
    page,
    perPage,
    appId,
    apps: appId ? undefined : pipeline?.apps,
    omics: pipeline?.omics ?? undefined,
    status,
    name: name && isProjectName(name) ? name : undefined,
  };
}
