import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Workflow } from '@omics-portal/api';
import { hasFailed } from '@omics-portal/resources';
import { deferredComponent, Skeleton, VisuallyHidden } from '@omics-portal/ui';

// Only a failed job needs its code.
const FailedTitle = deferredComponent(async () => (await import('../failure/listed-reasons')).FailedTitle);

interface JobTitleProps {
  readonly job: Workflow;
  /** Opens the details of a job. */
  readonly onDetails: (job: Workflow) => void;
  /** Opens standard error, which has the reason of a failure. */
  readonly onFailure: (job: Workflow) => void;
  /** Lines of the reason of a failure. */
  readonly lines: 1 | 2;
}

/** Sample of a job, which opens its details; the reason of its failure, or the step that runs. */
export function JobTitle({ job, onDetails, onFailure, lines }: JobTitleProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-w-0 flex-col items-start">
      <button
        type="button"
        className="max-w-full truncate rounded-control text-start font-medium text-primary-text hover:underline"
        onClick={() => onDetails(job)}
      >
        <VisuallyHidden>{t`Details of`} </VisuallyHidden>
        {job.sample_id}
      </button>
      {hasFailed(job) ? (
        <FailedTitle job={job} lines={lines} onFailure={onFailure} />
      ) : job.step ? (
        <span className="max-w-full truncate text-xs text-muted">{t`Step: ${job.step}`}</span>
      ) : null}
    </div>
  );
}

/** Cell of a job that is not loaded: asks for it when it is shown. */
export function MissingJob({
  index,
  onShow,
}: {
  readonly index: number;
  readonly onShow: (index: number) => void;
}) {
  useEffect(() => onShow(index), [index, onShow]);
  return <Skeleton className="w-40" />;
}
