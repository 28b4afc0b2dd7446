import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import { projectPercentage, projectStatus, type StatusTone } from '@omics-portal/resources';
import { Progress } from '@omics-portal/ui';
import { floorPercentage, formatPercentage } from '@omics-portal/wording';

/** Tone of a progress bar by the tone of a status. */
export const BAR_OF_TONE = {
  active: 'primary',
  success: 'success',
  exception: 'danger',
  aborted: 'primary',
  deleted: 'primary',
  pending: 'primary',
  warning: 'warning',
} as const satisfies Record<StatusTone, string>;

/** Progress of a project. One that failed or was stopped keeps the share that was done; a text says that it failed. */
export function ProjectProgress({ project }: { readonly project: Project }) {
  const { t } = useLingui();
  const percentage = floorPercentage(projectPercentage(project));
  const { state, tone } = projectStatus(project);
  return (
    <div className="flex min-w-28 items-center gap-2">
      <Progress
        className="flex-1"
        value={percentage}
        label={t`Progress of ${project.project_name}`}
        tone={BAR_OF_TONE[tone]}
      />
      <span className="text-xs whitespace-nowrap text-muted">
        {state === 'failed' ? t`failed at ${percentage}%` : formatPercentage(percentage)}
      </span>
    </div>
  );
}
