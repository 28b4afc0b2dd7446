import type { ComponentProps } from 'react';
import type { Project } from '@omics-portal/api';
import { jobLogListQuery, jobQueries } from '@omics-portal/resources';
import { deferredComponent } from '@omics-portal/ui';
import { usePrefetchQuery } from '@tanstack/react-query';
import type { JobManagementSearch } from '../job-search/job-search';
import { useSeqflow } from '../ports/seqflow-ports';
import { useJobNeighbours } from './use-job-neighbours';

const JobDetailsDrawer = deferredComponent(
  async () => (await import('./job-details-drawer')).JobDetailsDrawer,
);
const DeferredLogDrawer = deferredComponent(async () => (await import('../logs/log-drawer')).LogDrawer);
type LogDrawerProps = ComponentProps<typeof DeferredLogDrawer>;

/** Drawer with the logs of a job, whose first requests do not wait for its code. */
function LogDrawer(props: LogDrawerProps) {
  const { datains } = useSeqflow();
  usePrefetchQuery(jobQueries(datains).detail(props.jobId));
  usePrefetchQuery(jobLogListQuery(datains, props.jobId, props.attempt));
  return <DeferredLogDrawer {...props} />;
}

const ResultsDrawer = deferredComponent(
  async () => (await import('../results/results-drawer')).ResultsDrawer,
);

interface JobPanelsProps {
  readonly projectId: string;
  /** The project; undefined while it loads. */
  readonly project: Project | undefined;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
}

/**
 * Drawer of the job that the search parameters name: its details, logs or results. Renders nothing if they name none. Each
 * drawer loads when it is first opened.
 */
export function JobPanels({ projectId, project, search, onSearchChange }: JobPanelsProps) {
  const { job: jobId, attempt, log, stream, line } = search;
  const neighbours = useJobNeighbours(projectId, search, jobId ?? '');
  const show = (next: Partial<JobManagementSearch>) =>
    onSearchChange({
      ...search,
      attempt: undefined,
      log: undefined,
      stream: undefined,
      line: undefined,
      ...next,
    });
  const close = () => show({ job: undefined, panel: undefined });
  if (!jobId) {
    return null;
  }
  switch (search.panel) {
    case 'details':
      return (
        <JobDetailsDrawer
          jobId={jobId}
          project={project}
          neighbours={neighbours}
          onJob={(job) => show({ job })}
          onLogs={() => show({ panel: 'logs' })}
          onResults={() => show({ panel: 'results' })}
          onAttemptLog={(next) => show({ panel: 'logs', ...next })}
          onClose={close}
        />
      );
    case 'logs':
      return (
        <LogDrawer
          key={jobId}
          jobId={jobId}
          attempt={attempt}
          logKey={log}
          stream={stream}
          line={line}
          onChoose={(choice) => show({ attempt, ...choice })}
          onClose={close}
        />
      );
    case 'results':
      return <ResultsDrawer key={jobId} jobId={jobId} onClose={close} />;
    default:
      return null;
  }
}
