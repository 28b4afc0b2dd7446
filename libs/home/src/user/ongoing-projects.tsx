import { useLingui } from '@lingui/react/macro';
import { type OngoingProjects as OngoingProjectsPage } from '@omics-portal/resources';
import { ButtonLink } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { CirclePlay } from 'lucide-react';
import { useHome } from '../ports/home-ports';
import { userQueries } from '../queries/user-queries';
import { Panel } from '../panel/panel';
import { ProjectCard } from './project-card';

/** Panel of running and submitted projects. */
export function OngoingProjects() {
  const { t } = useLingui();
  const home = useHome();
  const query = useQuery({ ...userQueries(home).ongoing, refetchInterval: home.polling.projectsMs });
  return (
    <Panel title={t`Ongoing Projects`} query={query}>
      {(ongoing) => <OngoingList {...ongoing} />}
    </Panel>
  );
}

function OngoingList({ projects, total }: OngoingProjectsPage) {
  const { t } = useLingui();
  const { links } = useHome();
  if (projects.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <CirclePlay aria-hidden className="size-8 shrink-0 stroke-[1.25] text-muted" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium">{t`Nothing is running`}</p>
          <p className="text-sm text-muted">{t`Choose an app to assess your own data.`}</p>
        </div>
        <ButtonLink href={links.appStore()}>{t`QC Apps`}</ButtonLink>
      </div>
    );
  }
  const more = total - projects.length;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} href={links.project(project.id)} />
        ))}
      </ul>
      {more > 0 ? <p className="mt-3 text-sm text-muted">{t`And ${more} more in progress.`}</p> : null}
    </>
  );
}
