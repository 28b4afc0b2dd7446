import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isUnknownId, type Project } from '@omics-portal/api';
import { isUnderWay, pollInterval, projectQueries } from '@omics-portal/resources';
import { ButtonLink, Card, EmptyState, ErrorState, PageHeader, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { ArrowLeft } from 'lucide-react';
import { useLiveUpdates } from '../live/use-live-updates';
import { LogDrawer } from '../logs/log-drawer';
import { useSeqflow } from '../ports/seqflow-ports';
import { ProjectActions } from '../projects/project-actions';
import { useProjectStats } from '../projects/use-project-stats';
import { ResultsDrawer } from '../results/results-drawer';
import { JobDetailsDrawer } from './job-details-drawer';
import { JobList } from './job-list';
import type { JobManagementSearch } from './job-search';
import { ProjectMetadata, ProjectStatistics } from './project-head';

/** Properties of the page of one project. */
export interface JobManagementScreenProps {
  readonly projectId: string;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
}

/** Page of one project: its metadata, job counts, jobs, logs and results, updated live. */
export function JobManagementScreen({ projectId, search, onSearchChange }: JobManagementScreenProps) {
  const { t } = useLingui();
  const { datains, polling, links } = useSeqflow();
  const live = useLiveUpdates();
  const interval = pollInterval(polling.jobsMs, live);
  const project = useQuery({
    ...projectQueries(datains).detail(projectId),
    refetchInterval: (query) => (query.state.data && !isUnderWay(query.state.data.status) ? false : interval),
  });
  const stats = useProjectStats(project.data, interval);
  const panel = (next: Partial<JobManagementSearch>) =>
    onSearchChange({ ...search, attempt: undefined, log: undefined, stream: undefined, ...next });
  const closePanel = () => panel({ job: undefined, panel: undefined });

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
        title={project.data?.project_name ?? t`Job Management`}
        actions={
          <>
            <ButtonLink variant="ghost" href={links.projects()} icon={<ArrowLeft />}>
              {t`All projects`}
            </ButtonLink>
            {project.data ? <ProjectActions project={project.data} /> : null}
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
      <JobList
        projectId={projectId}
        search={search}
        onSearchChange={onSearchChange}
        stats={stats.stats}
        live={live}
        canResubmit={project.data?.actions.includes('resubmit') ?? false}
      />
      {search.job && search.panel === 'details' ? (
        <JobDetailsDrawer
          key={search.job}
          jobId={search.job}
          onLogs={() => panel({ panel: 'logs' })}
          onResults={() => panel({ panel: 'results' })}
          onAttemptLog={(log) => panel({ panel: 'logs', ...log })}
          onClose={closePanel}
        />
      ) : null}
      {search.job && search.panel === 'logs' ? (
        <LogDrawer
          key={search.job}
          jobId={search.job}
          attempt={search.attempt}
          logKey={search.log}
          stream={search.stream}
          onChoose={(choice) => panel({ attempt: search.attempt, ...choice })}
          onClose={closePanel}
        />
      ) : null}
      {search.job && search.panel === 'results' ? (
        <ResultsDrawer key={search.job} jobId={search.job} onClose={closePanel} />
      ) : null}
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
