import { appQueries, projectQueries } from '@omics-portal/resources';
import {
  AppStoreScreen,
  JobManagementScreen,
  ProjectListScreen,
  ProjectWizardScreen,
  SeqflowProvider,
  type AppStoreScreenProps,
  type JobManagementSearch,
  type Pipeline,
  type ProjectListSearch,
  type ProjectWizardSearch,
} from '@omics-portal/seqflow';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { draftsOf } from '../ports/drafts-of';
import { seqflowPorts } from '../ports/seqflow-ports';
import { useAccount, useHrefs, usePortal, useSession } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';
import type { ScreenProps } from './feature-route';

function SeqflowHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const drafts = draftsOf(portal, useAccount());
  const ports = useMemo(() => seqflowPorts(portal, hrefs, session, drafts), [portal, hrefs, session, drafts]);
  return <SeqflowProvider value={ports}>{children}</SeqflowProvider>;
}

export function AppStoreRoute({ search, onSearchChange }: AppStoreScreenProps) {
  return (
    <SeqflowHost>
      <AppStoreScreen search={search} onSearchChange={onSearchChange} />
    </SeqflowHost>
  );
}

export function ProjectWizardRoute({
  params: { pageNo },
  search,
  onSearchChange,
}: ScreenProps<ProjectWizardSearch, { pageNo?: string | undefined }>) {
  const account = useAccount();
  useTabTitle(useAppTitle(search.appId));
  return (
    <SeqflowHost>
      <ProjectWizardScreen
        key={account}
        {...(pageNo === undefined ? {} : { pageNo: Number(pageNo) })}
        search={search}
        onSearchChange={onSearchChange}
      />
    </SeqflowHost>
  );
}

/** Name of the app that a project is created for. */
function useAppTitle(appId: string | undefined): string | undefined {
  const { clients, words } = usePortal();
  const { data: apps } = useQuery({
    ...appQueries(clients.datains, words.locale()).manifests(),
    enabled: appId !== undefined,
  });
  return apps?.find(({ id }) => id === appId)?.name;
}

export function JobManagementRoute({
  params: { projectId },
  search,
  onSearchChange,
}: ScreenProps<JobManagementSearch, { projectId: string }>) {
  const { data: project } = useQuery(projectQueries(usePortal().clients.datains).detail(projectId));
  useTabTitle(project?.project_name);
  return (
    <SeqflowHost>
      <JobManagementScreen projectId={projectId} search={search} onSearchChange={onSearchChange} />
    </SeqflowHost>
  );
}

type ListProps = Pick<ScreenProps<ProjectListSearch>, 'title' | 'search' | 'onSearchChange'>;

function Projects({ title, search, onSearchChange, pipeline }: ListProps & { pipeline?: Pipeline }) {
  return (
    <SeqflowHost>
      <ProjectListScreen
        title={title}
        search={search}
        onSearchChange={onSearchChange}
        {...(pipeline && { pipeline })}
      />
    </SeqflowHost>
  );
}

export function AllProjectsRoute(props: ListProps) {
  return <Projects {...props} />;
}

export function WgsRoute(props: ListProps) {
  return <Projects {...props} pipeline={usePortal().config.pipelines.wgs} />;
}

export function WesRoute(props: ListProps) {
  return <Projects {...props} pipeline={usePortal().config.pipelines.wes} />;
}

export function RnaRoute(props: ListProps) {
  return <Projects {...props} pipeline={usePortal().config.pipelines.rna} />;
}
