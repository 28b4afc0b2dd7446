import { useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import { appLabel } from '@omics-portal/resources';
import { DataTable, Tag, TextLink, type DataTableColumn } from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { ProjectStatus } from '../status/status-tags';
import { ProjectActions } from './project-actions';
import { ProjectCounts } from './project-counts';
import { ProjectProgress } from './project-progress';

interface ProjectTableProps {
  readonly projects: readonly Project[];
  readonly loading: boolean;
  readonly empty: ReactNode;
}

/** Table of projects: name and description, app, state, counts, times and actions. */
export function ProjectTable({ projects, loading, empty }: ProjectTableProps) {
  const { t } = useLingui();
  const { links } = useSeqflow();
  const columns = useMemo<DataTableColumn<Project>[]>(
    () => [
      {
        id: 'name',
        header: t`Project`,
        cell: (project) => (
          <div className="min-w-40">
            <TextLink href={links.project(project.id)} className="font-medium">
              {project.project_name}
            </TextLink>
            <p className="line-clamp-2 text-xs text-muted">{project.description}</p>
            <Tag>{appLabel(project.app_name)}</Tag>
          </div>
        ),
      },
      { id: 'status', header: t`Status`, cell: (project) => <ProjectStatus project={project} /> },
      { id: 'progress', header: t`Progress`, cell: (project) => <ProjectProgress project={project} /> },
      {
        id: 'jobs',
        header: t`Jobs`,
        cell: (project) => <ProjectCounts project={project} />,
      },
      {
        id: 'started',
        header: t({ message: 'Started', context: 'time' }),
        cell: (project) => <Moment ms={project.started_time} />,
      },
      {
        id: 'finished',
        header: t({ message: 'Finished', context: 'time' }),
        cell: (project) => <Moment ms={project.finished_time} />,
      },
      {
        id: 'actions',
        header: t`Actions`,
        cell: (project) => <ProjectActions project={project} />,
        align: 'end',
      },
    ],
    [t, links],
  );
  return (
    <DataTable
      caption={t`Projects`}
      columns={columns}
      rows={projects}
      rowKey={(project) => project.id}
      loading={loading}
      loadingLabel={t`Loading the projects`}
      empty={empty}
    />
  );
}
