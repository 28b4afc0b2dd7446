import { useLingui } from '@lingui/react/macro';
import { floorPercentage, formatPercentage, formatTime } from '@omics-portal/wording';
import type { Project } from '@omics-portal/api';
import { Progress } from '@omics-portal/ui';

/** A project under way, with how far it is. */
export function ProjectCard({ project, href }: { project: Project; href: string }) {
  const { t } = useLingui();
  const percentage = floorPercentage(project.percentage);
  return (
    <li>
      <a href={href} className="block rounded-control border border-border p-3 hover:border-primary-text">
        <span className="flex justify-between gap-3">
          <span className="min-w-0 font-medium wrap-anywhere">{project.project_name}</span>
          <span className="text-muted tabular-nums">{formatPercentage(percentage)}</span>
        </span>
        {project.description ? (
          <span className="mt-1 line-clamp-2 text-muted">{project.description}</span>
        ) : null}
        <span className="my-2 block">
          <Progress value={percentage} label={t`Progress of ${project.project_name}`} />
        </span>
        <span className="text-xs text-muted">{t`Started ${formatTime(project.started_time)}`}</span>
      </a>
    </li>
  );
}
