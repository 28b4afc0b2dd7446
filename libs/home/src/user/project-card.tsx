import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import { projectPercentage, projectStatus } from '@omics-portal/resources';
import { Progress, Status } from '@omics-portal/ui';
import {
  ElapsedTime,
  floorPercentage,
  formatPercentage,
  formatTime,
  PROJECT_STATE_LABELS,
} from '@omics-portal/wording';

/** Card of an ongoing project with progress and elapsed time. */
export function ProjectCard({ project, href }: { project: Project; href: string }) {
  const { t, i18n } = useLingui();
  const percentage = floorPercentage(projectPercentage(project));
  const { state, tone } = projectStatus(project);
  return (
    <li className="group relative flex min-w-0 flex-col rounded-control border border-border p-3 transition-colors duration-(--motion-fast) focus-within:border-primary-text hover:border-primary-text">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-medium wrap-anywhere">
          <a
            href={href}
            className="after:absolute after:inset-0 after:rounded-control group-hover:text-primary-text"
          >
            {project.project_name}
          </a>
        </h3>
        <Status tone={tone} label={i18n._(PROJECT_STATE_LABELS[state])} />
      </div>
      <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">{project.description}</p>
      <div className="mt-auto flex items-center gap-3 pt-3">
        <Progress
          value={percentage}
          label={t`Progress of ${project.project_name}`}
          className="min-w-0 flex-1"
        />
        <span className="text-sm tabular-nums">{formatPercentage(percentage)}</span>
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-muted tabular-nums">
        <span>{t`Started ${formatTime(project.started_time)}`}</span>
        <ElapsedTime started={project.started_time} finished={project.finished_time ?? null} />
      </p>
    </li>
  );
}
