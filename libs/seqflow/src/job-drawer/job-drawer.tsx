import { type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isUnknownId, type WorkflowDetail } from '@omics-portal/api';
import { jobQueries } from '@omics-portal/resources';
import { Drawer, EmptyState, ErrorState } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';

interface JobDrawerProps {
  readonly jobId: string;
  /** The head; the sample is known once the job is. */
  readonly title: (sample: string | undefined) => string;
  /** Said when the job could not be had. */
  readonly failedTitle: string;
  /** In place of the content while the job is on its way. */
  readonly loading: ReactNode;
  readonly children: (job: WorkflowDetail) => ReactNode;
  readonly onClose: () => void;
}

/** Something about one job, beside the list it belongs to. */
export function JobDrawer({ jobId, title, failedTitle, loading, children, onClose }: JobDrawerProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const job = useQuery(jobQueries(datains).detail(jobId));
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
