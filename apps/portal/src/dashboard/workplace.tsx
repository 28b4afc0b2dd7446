import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '@omics-portal/wording';
import type { Notification, ProjectPage, Task } from '@omics-portal/api';
import type { SignedInUser } from '@omics-portal/auth';
import { Avatar, ButtonLink, Card, EmptyState } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Greeting } from '../shell/greeting';
import { useHrefs, usePortal } from '../shell/use-portal';
import { dashboardQueries, isOngoing } from './dashboard-queries';
import { Figure } from './figure';
import { Panel } from './panel';
import { ProjectCard } from './project-card';
import { CollectionFigures, StartButtons } from './public-overview';

/** The dashboard of a signed-in user. */
export function Workplace({ user }: { user: SignedInUser }) {
  const { t } = useLingui();
  const { clients, config } = usePortal();
  const hrefs = useHrefs();
  const queries = dashboardQueries(clients);
  const projects = useQuery({ ...queries.projects(), refetchInterval: config.polling.projectsMs });
  const uploads = useQuery(queries.uploads());
  const activity = useQuery(queries.activity());
  return (
    <div className="flex flex-col gap-4">
      <WorkplaceHead user={user} />
      <div className="grid gap-4 lg:grid-cols-3">
        <Panel
          className="lg:col-span-2"
          title={t`Ongoing Projects`}
          query={projects}
          actions={
            <ButtonLink size="sm" href={hrefs.projects()}>
              <Trans>All Projects</Trans>
            </ButtonLink>
          }
        >
          {(page) => <OngoingProjects page={page} />}
        </Panel>
        <Card title={t`Quick Start / Navigation`}>
          <StartButtons />
        </Card>
        <Panel title={t`Data Task`} query={uploads}>
          {(tasks) => <DataTasks tasks={tasks} />}
        </Panel>
        <Panel className="lg:col-span-2" title={t`Activity`} query={activity}>
          {(notifications) => <Activity notifications={notifications} />}
        </Panel>
      </div>
      <CollectionFigures />
    </div>
  );
}

function WorkplaceHead({ user }: { user: SignedInUser }) {
  const { t } = useLingui();
  const { clients, config } = usePortal();
  const hrefs = useHrefs();
  const queries = dashboardQueries(clients);
  const projects = useQuery({
    ...queries.projects(),
    refetchInterval: config.polling.projectsMs,
    select: ({ total }) => total,
  });
  const jobs = useQuery(queries.jobs());
  const reports = useQuery(queries.reports());
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={user.name} size="lg" {...(user.avatar ? { src: user.avatar } : {})} />
          <div className="min-w-0">
            <h1 className="text-title font-semibold wrap-anywhere">
              <Trans>
                <Greeting hour={new Date().getHours()} />, {user.name}
              </Trans>
            </h1>
            {user.groups.length > 0 ? <p className="text-muted">{user.groups.join(' · ')}</p> : null}
          </div>
        </div>
        <div className="grid grid-cols-3 gap-x-8">
          <Figure
            label={t({ message: 'Projects', context: 'count' })}
            query={projects}
            href={hrefs.projects()}
          />
          <Figure label={t({ message: 'Jobs', context: 'count' })} query={jobs} href={hrefs.projects()} />
          <Figure
            label={t({ message: 'Reports', context: 'count' })}
            query={reports}
            href={hrefs.reports()}
          />
        </div>
      </div>
    </Card>
  );
}

function OngoingProjects({ page }: { page: ProjectPage }) {
  const { t } = useLingui();
  const hrefs = useHrefs();
  const ongoing = page.data.filter(isOngoing);
  if (ongoing.length === 0) {
    return (
      <EmptyState
        className="py-4"
        title={t`Nothing is running`}
        description={t`Choose an app to assess your own data.`}
        action={<ButtonLink href={hrefs.appStore()}>{t`QC Apps`}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {ongoing.map((project) => (
        <ProjectCard key={project.id} project={project} href={hrefs.project(project.id)} />
      ))}
    </ul>
  );
}

function DataTasks({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useLingui();
  const hrefs = useHrefs();
  if (tasks.length === 0) {
    return (
      <EmptyState
        className="py-4"
        title={t`No uploads yet`}
        action={<ButtonLink href={hrefs.uploads()}>{t`All Your Data`}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="divide-y divide-border">
      {tasks.map((task) => (
        <li key={task.id} className="flex flex-wrap justify-between gap-2 py-2">
          <span className="min-w-0 wrap-anywhere">{task.name}</span>
          <span className="text-muted">{formatTime(task.started_time)}</span>
        </li>
      ))}
    </ul>
  );
}

function Activity({ notifications }: { notifications: readonly Notification[] }) {
  const { t } = useLingui();
  if (notifications.length === 0) {
    return (
      <EmptyState
        className="py-4"
        title={t`Nothing has happened yet`}
        description={t`When a job ends or a report is ready, it shows here.`}
      />
    );
  }
  return (
    <ul className="divide-y divide-border">
      {notifications.map(({ id, title, description, created_time: created }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
            {title}
            {description ? <span className="block text-muted">{description}</span> : null}
          </span>
          <span className="text-muted">{formatTime(created)}</span>
        </li>
      ))}
    </ul>
  );
}
