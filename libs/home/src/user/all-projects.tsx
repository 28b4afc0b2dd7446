import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import { projectQueries, PROJECTS_IN_STATE, projectStatus } from '@omics-portal/resources';
import { ButtonLink, EmptyState, SegmentedControl, Status } from '@omics-portal/ui';
import { formatTime, PROJECT_STATE_LABELS } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHome } from '../ports/home-ports';
import { PROJECTS_PAGE } from '../queries/user-queries';
import { Panel } from '../panel/panel';

const PROJECT_VIEWS = ['total', 'running', 'failed', 'finished'] as const;
type ProjectView = (typeof PROJECT_VIEWS)[number];

const FILTER_OF_VIEW = {
  total: {},
  running: PROJECTS_IN_STATE.running,
  failed: PROJECTS_IN_STATE.failed,
  finished: PROJECTS_IN_STATE.succeeded,
} as const satisfies Record<ProjectView, object>;

/** Newest projects, filtered by state. */
export function AllProjects() {
  const { t } = useLingui();
  const { datains, polling } = useHome();
  const [view, setView] = useState<ProjectView>('total');
  const query = useQuery({
    ...projectQueries(datains).list({ ...PROJECTS_PAGE, ...FILTER_OF_VIEW[view] }),
    refetchInterval: polling.projectsMs,
  });
  const labels: Record<ProjectView, string> = {
    total: t({ message: 'Total', context: 'dashboard' }),
    running: t`Running`,
    failed: t`Failed`,
    finished: t({ message: 'Finished', context: 'dashboard' }),
  };
  return (
    <Panel
      title={t`All Projects`}
      query={query}
      actions={
        <SegmentedControl
          label={t`State of the projects`}
          value={view}
          onValueChange={(value) => setView(PROJECT_VIEWS.find((known) => known === value) ?? view)}
          options={PROJECT_VIEWS.map((value) => ({ value, label: labels[value] }))}
        />
      }
    >
      {({ data, total }) =>
        data.length === 0 ? (
          <NoProjects view={view} />
        ) : (
          <>
            <ul className="divide-y divide-border">
              {data.map((project) => (
                <ProjectRow key={project.id} project={project} />
              ))}
            </ul>
            <Footer shown={data.length} total={total} />
          </>
        )
      }
    </Panel>
  );
}

/** Number of listed projects, and a link to the full list. */
function Footer({ shown, total }: { shown: number; total: number }) {
  const { t } = useLingui();
  const { links } = useHome();
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-3">
      <span className="text-sm text-muted">{t`Showing ${shown} of ${total} projects`}</span>
      <ButtonLink size="sm" href={links.projects()}>
        {t`Open the list`}
      </ButtonLink>
    </div>
  );
}

function ProjectRow({ project }: { project: Project }) {
  const { i18n } = useLingui();
  const { links } = useHome();
  const { state, tone } = projectStatus(project);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <a
          href={links.project(project.id)}
          className="rounded-xs font-medium wrap-anywhere hover:text-primary-text hover:underline"
        >
          {project.project_name}
        </a>
        {project.description ? (
          <p className="line-clamp-1 text-sm wrap-anywhere text-muted">{project.description}</p>
        ) : null}
      </div>
      <Status tone={tone} label={i18n._(PROJECT_STATE_LABELS[state])} className="w-28" />
      <span className="text-sm text-muted tabular-nums">{formatTime(project.started_time)}</span>
    </li>
  );
}

function NoProjects({ view }: { view: ProjectView }) {
  const { t } = useLingui();
  const { links } = useHome();
  return view === 'total' ? (
    <EmptyState
      className="py-4"
      title={t`No projects yet`}
      description={t`A project is one run of an app on your samples.`}
      action={
        <ButtonLink variant="primary" href={links.wizard()}>
          {t`Create Project`}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      className="py-4"
      title={t`No project is in this state`}
      description={t`Choose another state above.`}
    />
  );
}
