import { useLingui } from '@lingui/react/macro';
import type { Workflow } from '@omics-portal/api';
import { JOB_STATUSES } from '@omics-portal/resources';
import { Progress } from '@omics-portal/ui';
import { floorPercentage, formatPercentage } from '@omics-portal/wording';
import { BAR_OF_TONE } from '../projects/project-progress';

/** Progress of a job. For a failed or aborted job, a text distinguishes it from a running one. */
export function JobProgress({ job }: { readonly job: Workflow }) {
  const { t } = useLingui();
  const percentage = floorPercentage(job.percentage);
  const { state, tone } = JOB_STATUSES[job.status];
  const label =
    state === 'failed'
      ? t`failed at ${percentage}%`
      : state === 'aborted'
        ? t`stopped at ${percentage}%`
        : formatPercentage(percentage);
  return (
    <div className="w-full min-w-0">
      <Progress value={percentage} label={t`Progress of ${job.sample_id}`} tone={BAR_OF_TONE[tone]} />
      <span className="text-xs whitespace-normal text-muted">{label}</span>
    </div>
  );
}
