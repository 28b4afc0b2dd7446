import { useLingui } from '@lingui/react/macro';
import { appQueries, projectQueries } from '@omics-portal/resources';
import {
  AppStoreScreen,
  JobManagementScreen,
  ProjectListScreen,
  ProjectWizardScreen,
  SeqflowProvider,
  type Pipeline,
  type ProjectListSearch,
} from '@omics-portal/seqflow';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { draftsOf } from '../ports/drafts-of';
import { seqflowPorts } from '../ports/seqflow-ports';
import { useAccount, useHrefs, usePortal, useSession } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';

function SeqflowHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const drafts = draftsOf(portal, useAccount());
  const ports = useMemo(() => seqflowPorts(portal, hrefs, session, drafts), [portal, hrefs, session, drafts]);
  return <SeqflowProvider value={ports}>{children}</SeqflowProvider>;
}

export function AppStoreRoute() {
  const navigate = useNavigate({ from: '/seq-flow/app-store' });
  const search = getRouteApi('/main/seq-flow/app-store').useSearch();
  return (
    <SeqflowHost>
      <AppStoreScreen
        search={search}
        onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </SeqflowHost>
  );
}

export function ProjectWizardRoute() {
  const navigate = useNavigate({ from: '/data/qc-job-submit/{-$pageNo}' });
  const route = getRouteApi('/main/data/qc-job-submit/{-$pageNo}');
  const { pageNo } = route.useParams();
  const account = useAccount();
  useTabTitle(useAppTitle(route.useSearch().appId));
  return (
    <SeqflowHost>
      <ProjectWizardScreen
        key={account}
        {...(pageNo === undefined ? {} : { pageNo: Number(pageNo) })}
        search={route.useSearch()}
        onSearchChange={(next) =>
          void navigate({ params: (params) => params, search: next, resetScroll: false })
        }
      />
    </SeqflowHost>
  );
}

/** The name on the card of the app that a project is made for. */
function useAppTitle(appId: string | undefined): string | undefined {
  const { clients, words } = usePortal();
  const { data: apps } = useQuery({
    ...appQueries(clients.datains, words.locale()).manifests(),
    enabled: appId !== undefined,
  });
  return apps?.find(({ id }) => id === appId)?.name;
}

export function JobManagementRoute() {
  const navigate = useNavigate({ from: '/data/qc-job-management/$projectId' });
  const route = getRouteApi('/main/data/qc-job-management/$projectId');
  const { projectId } = route.useParams();
  const { data: project } = useQuery(projectQueries(usePortal().clients.datains).detail(projectId));
  useTabTitle(project?.project_name);
  return (
    <SeqflowHost>
      <JobManagementScreen
        projectId={projectId}
        search={route.useSearch()}
        onSearchChange={(next) =>
          void navigate({ params: (params) => params, search: next, resetScroll: false })
        }
      />
    </SeqflowHost>
  );
}

interface ProjectsProps {
  title: string;
  search: ProjectListSearch;
  onSearchChange: (next: ProjectListSearch) => void;
  pipeline?: Pipeline;
}

function Projects(props: ProjectsProps) {
  return (
    <SeqflowHost>
      <ProjectListScreen {...props} />
    </SeqflowHost>
  );
}

export function AllProjectsRoute() {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/seq-flow/quality-assessment-management' });
  const search = getRouteApi('/main/seq-flow/quality-assessment-management').useSearch();
  return (
    <Projects
      title={t`DNA-Seq & RNA-Seq Pipelines`}
      search={search}
      onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}

export function WgsRoute() {
  const { t } = useLingui();
  const { pipelines } = usePortal().config;
  const navigate = useNavigate({ from: '/seq-flow/dnaseq-quality-assessment-wgs-pipeline' });
  const search = getRouteApi('/main/seq-flow/dnaseq-quality-assessment-wgs-pipeline').useSearch();
  return (
    <Projects
      title={t`WGS Pipeline`}
      pipeline={pipelines.wgs}
      search={search}
      onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}

export function WesRoute() {
  const { t } = useLingui();
  const { pipelines } = usePortal().config;
  const navigate = useNavigate({ from: '/seq-flow/dnaseq-quality-assessment-wes-pipeline' });
  const search = getRouteApi('/main/seq-flow/dnaseq-quality-assessment-wes-pipeline').useSearch();
  return (
    <Projects
      title={t`WES Pipeline`}
      pipeline={pipelines.wes}
      search={search}
      onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}

export function RnaRoute() {
  const { t } = useLingui();
  const { pipelines } = usePortal().config;
  const navigate = useNavigate({ from: '/seq-flow/rnaseq-quality-assessment-pipeline' });
  const search = getRouteApi('/main/seq-flow/rnaseq-quality-assessment-pipeline').useSearch();
  return (
    <Projects
      title={t`RNA-Seq Pipeline`}
      pipeline={pipelines.rna}
      search={search}
      onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
