import { type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isUnknownId, type WorkflowDetail } from '@omics-portal/api';
import { isUnderWay, jobQueries } from '@omics-portal/resources';
import { Drawer, EmptyState, ErrorState } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';

interface JobDrawerProps {
  readonly jobId: string;
  /** Title of the drawer; the sample is undefined until the job is loaded. */
  readonly title: (sample: string | undefined) => string;
  /** Title of the error if the job could not be loaded. */
  readonly failedTitle: string;
  /** Content while the job is loading. */
  readonly loading: ReactNode;
  readonly children: (job: WorkflowDetail) => ReactNode;
  readonly onClose: () => void;
}

/** Drawer about one job, over the list of jobs. Loads the job, and shows loading and error states. */
export function JobDrawer({ jobId, title, failedTitle, loading, children, onClose }: JobDrawerProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, polling } = useSeqflow();
  const job = useQuery({
    ...jobQueries(datains).detail(jobId),
    // Live events name no steps.
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.status) ? polling.jobsMs : false),
  });
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title(job.data?.sample_id)}
      closeLabel={t`Close`}
      size="lg"
    >
      {job.isPending ? loading : null}
      {isUnknownId(job.error) ? (
        <EmptyState
          title={t`There is no such job`}
          description={t`The address names a job that this project does not have.`}
        />
      ) : job.isError ? (
        <ErrorState
          title={failedTitle}
          message={errorText(job.error)}
          retryLabel={t`Retry`}
          onRetry={() => void job.refetch()}
        />
      ) : null}
      {job.data ? children(job.data) : null}
    </Drawer>
  );
}
