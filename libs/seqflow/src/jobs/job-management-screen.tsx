import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isUnknownId, type Project } from '@omics-portal/api';
import { isUnderWay, pollInterval, projectFactQueries } from '@omics-portal/resources';
import { ButtonLink, Card, EmptyState, ErrorState, PageHeader, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { ArrowLeft } from 'lucide-react';
import { useLiveUpdates } from '../live/use-live-updates';
import { useSeqflow } from '../ports/seqflow-ports';
import { ProjectActions } from '../projects/project-actions';
import { useProjectStats } from '../projects/use-project-stats';
import { JobList } from './job-list';
import { JobPanels } from './job-panels';
import type { JobManagementSearch } from '../job-search/job-search';
import { ProjectMetadata, ProjectStatistics } from './project-head';
import { RunAgainLink } from './run-again-link';
import { ProjectViews } from './project-views';

/** Properties of the page of one project. */
export interface JobManagementScreenProps {
  /** Title of the page until the name of the project is known. */
  readonly title: string;
  readonly projectId: string;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
}

/** Page of one project: its metadata, job counts, jobs, logs and results, updated live. */
export function JobManagementScreen(props: JobManagementScreenProps) {
  const { title, projectId, search, onSearchChange } = props;
  const { t } = useLingui();
  const { datains, polling, links } = useSeqflow();
  const live = useLiveUpdates();
  const interval = pollInterval(polling.jobsMs, live);
  const project = useQuery({
    ...projectFactQueries(datains).detail(projectId),
    refetchInterval: (query) => (query.state.data && !isUnderWay(query.state.data.status) ? false : interval),
  });
  const stats = useProjectStats(project.data, interval);

  if (isUnknownId(project.error)) {
    return (
      <EmptyState
        title={t`There is no such project`}
        description={t`It may belong to another user.`}
        action={<ButtonLink href={links.projects()}>{t`All projects`}</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={project.data?.project_name ?? title}
        actions={
          <>
            <ButtonLink
              variant="ghost"
              href={links.projects()}
              icon={<ArrowLeft className="max-sm:hidden" />}
            >
              {t`All projects`}
            </ButtonLink>
            {project.data ? (
              <>
                <RunAgainLink project={project.data} />
                <ProjectActions project={project.data} />
              </>
            ) : null}
          </>
        }
      />
      {/* On a phone the jobs, with the reasons of failures and their actions, come before the facts. */}
      <div className="flex flex-col gap-5 max-sm:order-last">
        <ProjectPanel project={project.data} error={project.error} onRetry={() => void project.refetch()} />
        <Card title={t`Status of the jobs`}>
          <ProjectStatistics stats={stats} />
        </Card>
      </div>
      <ProjectViews
        projectId={projectId}
        search={search}
        onSearchChange={onSearchChange}
        jobs={
          <JobList
            projectId={projectId}
            search={search}
            onSearchChange={onSearchChange}
            stats={stats.stats}
            live={live}
            canResubmit={project.data?.actions.includes('resubmit') ?? false}
          />
        }
      />
      <JobPanels
        projectId={projectId}
        project={project.data}
        search={search}
        onSearchChange={onSearchChange}
      />
    </div>
  );
}

function ProjectPanel({
  project,
  error,
  onRetry,
}: {
  readonly project: Project | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (project) {
    return <ProjectMetadata project={project} />;
  }
  return error ? (
    <ErrorState
      title={t`The project could not be loaded`}
      message={errorText(error)}
      retryLabel={t`Retry`}
      onRetry={onRetry}
    />
  ) : (
    <SkeletonLines lines={4} label={t`Loading the project`} />
  );
}
