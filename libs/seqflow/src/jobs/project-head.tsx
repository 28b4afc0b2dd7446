import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import { Button, Card, DescriptionList, SkeletonLines, Statistic, Tag } from '@omics-portal/ui';
import { ElapsedTime, Moment } from '@omics-portal/wording';
import { AppName } from '../apps/app-name';
import { useCountLabels } from '../projects/project-counts';
import { EndReport } from '../projects/end-report';
import { ProjectProgress } from '../projects/project-progress';
import { ProjectReports } from '../projects/project-reports';
import type { ProjectStatsState } from '../projects/use-project-stats';
import { ProjectStatus } from '../status/status-tags';

/** Item for the labels of a project; none for a project without labels. */
function labelItems(labels: Project['labels'], term: string) {
  const entries = Object.entries(labels ?? {});
  if (entries.length === 0) {
    return [];
  }
  const tags = entries.map(([key, value]) => <Tag key={key}>{`${key} = ${value}`}</Tag>);
  return [{ term, detail: <span className="flex flex-wrap gap-1">{tags}</span> }];
}

/** Metadata of a project. */
export function ProjectMetadata({ project }: { readonly project: Project }) {
  const { t } = useLingui();
  return (
    <Card title={t`Project Metadata`}>
      <DescriptionList
        items={[
          { term: t({ message: 'Name', context: 'project' }), detail: project.project_name },
          { term: t`Author`, detail: project.author },
          { term: t`Status`, detail: <ProjectStatus project={project} /> },
          { term: t({ message: 'Description', context: 'project' }), detail: project.description || '-' },
          { term: t`Group`, detail: project.group_name || '-' },
          { term: t`Related App`, detail: <AppName appName={project.app_name} /> },
          ...(project.report
            ? [
                {
                  term: t`Report over all samples`,
                  detail: <EndReport project={project} report={project.report} />,
                },
              ]
            : []),
          ...(!project.report && (project.reports?.total ?? 0) > 0
            ? [{ term: t`Related Report`, detail: <ProjectReports project={project} /> }]
            : []),
          ...labelItems(project.labels, t`Labels`),
          { term: t({ message: 'Started', context: 'time' }), detail: <Moment ms={project.started_time} /> },
          {
            term: t({ message: 'Finished', context: 'time' }),
            detail: <Moment ms={project.finished_time} />,
          },
          {
            term: t`Elapsed`,
            detail: <ElapsedTime started={project.started_time} finished={project.finished_time ?? null} />,
          },
        ]}
      />
      <div className="mt-4 max-w-xl">
        <ProjectProgress project={project} />
      </div>
    </Card>
  );
}

/** Job counts of a project as statistics, with their own loading and error states. */
export function ProjectStatistics({ stats }: { readonly stats: ProjectStatsState }) {
  const { t } = useLingui();
  const counts = useCountLabels(stats.stats);
  if (stats.isPending) {
    return <SkeletonLines lines={1} label={t`Loading the counts`} />;
  }
  if (stats.isError) {
    return (
      <Button variant="link" size="sm" onClick={stats.refetch}>
        {t`Counts not available, retry`}
      </Button>
    );
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
      {counts.map(({ key, label, value }) => (
        <Statistic key={key} label={label} value={value} />
      ))}
    </div>
  );
}
