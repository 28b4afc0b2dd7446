import { pollInterval, projectQueries } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHeader,
  Pagination,
  SkeletonLines,
} from '@omics-portal/ui';
import { CheckedAgo, useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLiveUpdates } from '../live/use-live-updates';
import { useSeqflow } from '../ports/seqflow-ports';
import { IgnoredFilters } from './ignored-filters-notice';
import type { Pipeline } from './pipeline';
import { ProjectFilters } from './project-filters';
import { projectListInput } from './project-list-input';
import type { ProjectListSearch } from './project-search';
import { DEFAULT_SORT, readProjectSort, writeProjectSort } from './project-sort';
import { ProjectTable } from './project-table';
import { SelectedProjects } from './selected-projects';
import { usePipeline } from './use-pipeline';

/** Properties of a project list. */
export interface ProjectListScreenProps {
  readonly search: ProjectListSearch;
  readonly onSearchChange: (next: ProjectListSearch) => void;
  /** Title of the page; each pipeline has its own. */
  readonly title: string;
  /** Pipeline whose projects are listed. Default: projects of all apps. */
  readonly pipeline?: Pipeline | undefined;
}

/** List of projects of all apps or of a pipeline, with state, job counts and actions. */
export function ProjectListScreen({ search, onSearchChange, title, pipeline }: ProjectListScreenProps) {
  const { t } = useLingui();
  const { links } = useSeqflow();
  const app = usePipeline(pipeline, search.appId);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={title}
        actions={
          <ButtonLink variant="primary" href={links.wizard(app.appId)} icon={<Plus />}>
            {t`Start Assessment`}
          </ButtonLink>
        }
      />
      {app.state === 'loading' ? <SkeletonLines lines={5} label={t`Loading the projects`} /> : null}
      {app.state === 'failed' ? (
        <ErrorState
          title={t`The installed apps could not be loaded`}
          retryLabel={t`Retry`}
          onRetry={app.retry}
        />
      ) : null}
      {app.state === 'missing' ? (
        <EmptyState
          title={t`This pipeline is not installed`}
          description={t`No app for this pipeline is installed on this server, so it has no projects. QC Apps lists what can be run here; All projects lists what was run.`}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <ButtonLink href={links.appStore()}>{t`QC Apps`}</ButtonLink>
              <ButtonLink href={links.projects()}>{t`All projects`}</ButtonLink>
            </div>
          }
        />
      ) : null}
      {app.state === 'any' || app.state === 'found' ? (
        <ProjectList
          search={search}
          onSearchChange={onSearchChange}
          newAppId={app.appId}
          pipeline={pipeline}
        />
      ) : null}
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();

interface ProjectListProps extends Pick<ProjectListScreenProps, 'search' | 'onSearchChange'> {
  /** Id of the app of a new project. */
  readonly newAppId: string | undefined;
  readonly pipeline: Pipeline | undefined;
}

function ProjectList({ search, onSearchChange, newAppId, pipeline }: ProjectListProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, polling } = useSeqflow();
  const live = useLiveUpdates();
  const pagerLabels = usePaginationLabels();
  const { page = 1, perPage = 10 } = search;
  const [selection, setSelection] = useState(NONE);
  const appFixed = pipeline !== undefined;
  const input = projectListInput(search, pipeline);
  const projects = useQuery({
    ...projectQueries(datains).list(input),
    placeholderData: keepPreviousData,
    refetchInterval: pollInterval(polling.projectsMs, live),
  });
  if (projects.isError && !projects.data) {
    return (
      <>
        <ProjectFilters search={search} onSearchChange={onSearchChange} appFixed={appFixed} />
        <ErrorState
          title={t`The projects could not be loaded`}
          message={errorText(projects.error)}
          retryLabel={t`Retry`}
          onRetry={() => void projects.refetch()}
        />
      </>
    );
  }
  return (
    <>
      <ProjectFilters search={search} onSearchChange={onSearchChange} appFixed={appFixed} />
      <div className="flex justify-end">
        <CheckedAgo at={projects.dataUpdatedAt} live={live} onRefresh={() => void projects.refetch()} />
      </div>
      {projects.data && !projects.isPlaceholderData ? (
        <IgnoredFilters input={input} projects={projects.data.data} />
      ) : null}
      <SelectedProjects
        projects={(projects.data?.data ?? []).filter(({ id }) => selection.has(id))}
        onClear={() => setSelection(NONE)}
      />
      <ProjectTable
        projects={projects.data?.data ?? []}
        selection={selection}
        onSelectionChange={setSelection}
        loading={projects.isPending || projects.isPlaceholderData}
        sort={readProjectSort(search.sort) ?? DEFAULT_SORT}
        onSortChange={(sort) => onSearchChange({ ...search, sort: writeProjectSort(sort), page: undefined })}
        empty={<NoProjects appId={newAppId} search={search} onSearchChange={onSearchChange} />}
      />
      <Pagination
        page={page}
        pageSize={perPage}
        total={projects.data?.total ?? 0}
        labels={pagerLabels}
        onChange={(next) => onSearchChange({ ...search, page: next.page, perPage: next.pageSize })}
      />
    </>
  );
}

/** True if the user set a filter on the page. */
function isFiltered({ status, name, appId, from, to }: ProjectListSearch): boolean {
  return [status, name, appId, from, to].some((filter) => filter !== undefined);
}

function NoProjects({
  appId,
  search,
  onSearchChange,
}: Pick<ProjectListScreenProps, 'search' | 'onSearchChange'> & { readonly appId: string | undefined }) {
  const { t } = useLingui();
  const { links } = useSeqflow();
  const clear = () =>
    onSearchChange({
      ...search,
      status: undefined,
      name: undefined,
      appId: undefined,
      from: undefined,
      to: undefined,
      page: undefined,
    });
  return isFiltered(search) ? (
    <EmptyState
      title={t`No project matches`}
      description={t`Choose another status, app or name, or other days.`}
      action={<Button onClick={clear}>{t`Clear the filters`}</Button>}
    />
  ) : (
    <EmptyState
      title={t`No project yet`}
      description={t`A project runs one app over your samples, one job for each.`}
      action={<ButtonLink href={links.wizard(appId)}>{t`Start Assessment`}</ButtonLink>}
    />
  );
}
