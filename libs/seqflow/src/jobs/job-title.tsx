import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Workflow } from '@omics-portal/api';
import { cn, Skeleton, VisuallyHidden } from '@omics-portal/ui';
import { useFailureReason } from '../failure/use-failure-reason';

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
      {job.status === 'Failed' ? (
        <FailedTitle job={job} lines={lines} onFailure={onFailure} />
      ) : job.step ? (
        <span className="max-w-full truncate text-xs text-muted">{t`Step: ${job.step}`}</span>
      ) : null}
    </div>
  );
}

/** Reason of the failure of a job, which opens its standard error; the program's own line is its tooltip. */
function FailedTitle({ job, lines, onFailure }: Pick<JobTitleProps, 'job' | 'lines' | 'onFailure'>) {
  const { t } = useLingui();
  const reason = useFailureReason({ error: job.error, problem: job.problem });
  return (
    <button
      type="button"
      className={cn(
        'max-w-full rounded-control text-start text-xs text-danger underline decoration-dotted underline-offset-3',
        reason?.isSentence ? null : 'font-mono',
        lines === 1 ? 'truncate' : 'line-clamp-2 break-words whitespace-normal',
      )}
      title={job.error ?? undefined}
      onClick={() => onFailure(job)}
    >
      <VisuallyHidden>{t`Why ${job.sample_id} failed:`} </VisuallyHidden>
      {reason?.text ?? t`See standard error`}
    </button>
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
