import { ProjectListScreen } from '../projects/project-list-screen';
import type { Pipeline } from '../projects/pipeline';
import type { ProjectListSearch } from '../projects/project-search';
import { WithSearch } from './seqflow-host';

/** Search parameters of the project list without filters. */
export const ALL_PROJECTS: ProjectListSearch = {
  status: undefined,
  name: undefined,
  appId: undefined,
  from: undefined,
  to: undefined,
  deleted: undefined,
  sort: undefined,
  page: undefined,
  perPage: undefined,
};

/** Project list with search parameters, as a route renders it. */
export function ProjectListPage({
  initial,
  pipeline,
}: {
  readonly initial: ProjectListSearch;
  readonly pipeline?: Pipeline;
}) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <ProjectListScreen
          title="DNA-Seq & RNA-Seq Pipelines"
          pipeline={pipeline}
          search={search}
          onSearchChange={onSearchChange}
        />
      )}
    </WithSearch>
  );
}
