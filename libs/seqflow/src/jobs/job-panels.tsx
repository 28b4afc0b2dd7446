import { LogDrawer } from '../logs/log-drawer';
import { ResultsDrawer } from '../results/results-drawer';
import type { JobManagementSearch } from '../job-search/job-search';
import { JobDetailsDrawer } from './job-details-drawer';

interface JobPanelsProps {
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
}

/** Drawer of the job that the search parameters name: its details, logs or results. Renders nothing if they name none. */
export function JobPanels({ search, onSearchChange }: JobPanelsProps) {
  const { job: jobId, attempt, log, stream } = search;
  const show = (next: Partial<JobManagementSearch>) =>
    onSearchChange({ ...search, attempt: undefined, log: undefined, stream: undefined, ...next });
  const close = () => show({ job: undefined, panel: undefined });
  if (!jobId) {
    return null;
  }
  switch (search.panel) {
    case 'details':
      return (
        <JobDetailsDrawer
          key={jobId}
          jobId={jobId}
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
