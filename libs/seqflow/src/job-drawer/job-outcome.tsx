import { useLingui } from '@lingui/react/macro';
import type { Workflow } from '@omics-portal/api';
import { hasFailed } from '@omics-portal/resources';
import { Alert } from '@omics-portal/ui';
import { EngineNotices, type EngineNoticesProps } from '../failure/engine-notices';
import { FailureReason } from '../failure/failure-reason';
import { JobStatus } from '../status/status-tags';

/** Status of a job or of one of its attempts; with exit code and reason if it failed, and what its engine says or why it is silent. */
export function JobOutcome({
  job,
}: {
  readonly job: Pick<Workflow, 'status' | 'exit_code' | 'error' | 'problem'> & EngineNoticesProps['job'];
}) {
  const { t } = useLingui();
  const { exit_code: exitCode } = job;
  return hasFailed(job) ? (
    <Alert
      tone="danger"
      title={exitCode == null ? t`The job failed` : t`The job failed with exit code ${exitCode}`}
    >
      <FailureReason error={job.error} problem={job.problem} />
    </Alert>
  ) : (
    <div>
      <JobStatus job={job} />
      <EngineNotices job={job} />
    </div>
  );
}
