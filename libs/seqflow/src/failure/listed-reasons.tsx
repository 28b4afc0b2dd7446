import { useLingui } from '@lingui/react/macro';
import type { FailureGroup, Workflow } from '@omics-portal/api';
import { cn, VisuallyHidden } from '@omics-portal/ui';
import { useFailureReason } from '@omics-portal/wording/program-problems';

/** Properties of {@link FailedTitle}. */
export interface FailedTitleProps {
  readonly job: Workflow;
  /** Lines of the reason. */
  readonly lines: 1 | 2;
  /** Opens standard error, which has the reason. */
  readonly onFailure: (job: Workflow) => void;
}

/** Reason of the failure of a job, which opens its standard error; the program's own line is its tooltip. */
export function FailedTitle({ job, lines, onFailure }: FailedTitleProps) {
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

/** Properties of {@link FailureCause}. */
export interface FailureCauseProps {
  /** Id by which the actions on the group refer to its cause. */
  readonly id: string;
  readonly group: FailureGroup;
}

/** Cause of a group of failures, in two lines; the program's own line is its tooltip. */
export function FailureCause({ id, group: { line, problem } }: FailureCauseProps) {
  const { t } = useLingui();
  const reason = useFailureReason({ error: line, problem });
  const cause = reason?.text ?? t`The engine gave no reason.`;
  return (
    <p
      id={id}
      className={cn('line-clamp-2 text-xs break-words text-danger', reason?.isSentence ? null : 'font-mono')}
      title={line || cause}
    >
      {cause}
    </p>
  );
}
