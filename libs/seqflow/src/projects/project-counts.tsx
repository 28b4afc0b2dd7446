import { useLingui } from '@lingui/react/macro';
import type { Project, ProjectStats } from '@omics-portal/api';
import { Button, Skeleton } from '@omics-portal/ui';
import { useProjectStats } from './use-project-stats';

/** Job counts of a project with their labels, in the order of the screen. Jobs with a warning or without an assessment are listed if there are any: most apps give no verdict. */
export function useCountLabels(stats: ProjectStats | undefined) {
  const { t } = useLingui();
  const warnings = stats?.warning ?? 0;
  const notAssessed = stats?.not_assessed ?? 0;
  return [
    { key: 'total', label: t`Total Jobs`, value: stats?.total ?? 0 },
    { key: 'submitted', label: t`Submitted Jobs`, value: stats?.submitted ?? 0 },
    { key: 'running', label: t`Running Jobs`, value: stats?.running ?? 0 },
    { key: 'failed', label: t`Failed Jobs`, value: stats?.error ?? 0 },
    { key: 'succeeded', label: t`Succeeded Jobs`, value: stats?.success ?? 0 },
    ...(warnings > 0 ? [{ key: 'warning', label: t`Warning Jobs`, value: warnings } as const] : []),
    ...(notAssessed > 0
      ? [{ key: 'not-assessed', label: t`Jobs Not Assessed`, value: notAssessed } as const]
      : []),
  ] as const;
}

/** Job counts in a row of the project list, with their own loading and error states. */
export function ProjectCounts({ project }: { readonly project: Project }) {
  const { t } = useLingui();
  const { stats, isPending, isError, refetch } = useProjectStats(project);
  const counts = useCountLabels(stats);
  if (isPending) {
    return <Skeleton className="w-24" />;
  }
  if (isError) {
    return (
      <Button size="sm" variant="link" onClick={refetch}>
        {t`Counts not available, retry`}
      </Button>
    );
  }
  const shown = counts.filter(({ key, value }) => key === 'total' || value > 0);
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {shown.map(({ key, label, value }) => (
        <li key={key} className="whitespace-nowrap">
          <span className="text-muted">{label}</span> <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
