import { useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import type { ProjectSort } from '@omics-portal/resources';
import { DataTable, TextLink, type DataTableColumn, type DataTableSort } from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';
import { AppName } from '../apps/app-name';
import { useSeqflow } from '../ports/seqflow-ports';
import { ProjectStatus } from '../status/status-tags';
import { ProjectActions } from './project-actions';
import { ProjectCounts } from './project-counts';
import { ProjectProgress } from './project-progress';
import { ProjectReports } from './project-reports';

interface ProjectTableProps {
  readonly projects: readonly Project[];
  readonly loading: boolean;
  readonly empty: ReactNode;
  readonly sort: ProjectSort;
  readonly onSortChange: (sort: DataTableSort | null) => void;
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (ids: ReadonlySet<string>) => void;
}

function useColumns(): readonly DataTableColumn<Project>[] {
  const { t } = useLingui();
  const { links } = useSeqflow();
  return useMemo<DataTableColumn<Project>[]>(
    () => [
      {
        id: 'project_name',
        sortable: true,
        header: t`Project`,
        cell: (project) => (
          <div className="min-w-40">
            <TextLink href={links.project(project.id)} className="font-medium">
              {project.project_name}
            </TextLink>
            <p className="line-clamp-2 text-xs text-muted">{project.description}</p>
            <p className="text-xs">
              <AppName appName={project.app_name} />
            </p>
          </div>
        ),
      },
      {
        id: 'status',
        sortable: true,
        header: t`Status`,
        cell: (project) => <ProjectStatus project={project} />,
      },
      {
        id: 'percentage',
        sortable: true,
        header: t`Progress`,
        cell: (project) => <ProjectProgress project={project} />,
      },
      {
        id: 'jobs',
        header: t`Jobs`,
        cell: (project) => (
          <div className="flex flex-col items-start gap-1">
            <ProjectCounts project={project} />
            <ProjectReports project={project} />
          </div>
        ),
      },
      {
        id: 'started_time',
        sortable: true,
        header: t({ message: 'Started', context: 'time' }),
        cell: (project) => <Moment ms={project.started_time} />,
      },
      {
        id: 'finished_time',
        sortable: true,
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
}

/** Table of projects: name and description, app, state, counts, times and actions. */
export function ProjectTable({ projects, loading, empty, sort, ...state }: ProjectTableProps) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <DataTable
      caption={t`Projects`}
      columns={columns}
      rows={projects}
      rowKey={(project) => project.id}
      loading={loading}
      sort={{ columnId: sort.field, direction: sort.direction }}
      onSortChange={state.onSortChange}
      selection={state.selection}
      onSelectionChange={state.onSelectionChange}
      selectAllLabel={t`Select all projects of this page`}
      selectRowLabel={({ project_name: name }) => t`Select ${name}`}
      loadingLabel={t`Loading the projects`}
      empty={empty}
    />
  );
}
