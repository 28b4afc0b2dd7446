import { projectQueries } from '@omics-portal/resources';
import {
  AppStoreScreen,
  JobManagementScreen,
  ProjectListScreen,
  ResultsScreen,
  type AppStoreScreenProps,
  type JobManagementSearch,
  type Pipeline,
  type ProjectListSearch,
} from '@omics-portal/seqflow';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';
import type { ScreenProps } from './feature-route';
import { ProjectTrail } from './project-trail';
import { SeqflowHost } from './seqflow-host';

export function AppStoreRoute({ search, onSearchChange }: AppStoreScreenProps) {
  return (
    <SeqflowHost>
      <AppStoreScreen search={search} onSearchChange={onSearchChange} />
    </SeqflowHost>
  );
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
      <ProjectTrail project={project} />
      <JobManagementScreen projectId={projectId} search={search} onSearchChange={onSearchChange} />
    </SeqflowHost>
  );
}

export function ResultsRoute({
  title,
  search,
  onSearchChange,
}: Pick<ScreenProps, 'title' | 'search' | 'onSearchChange'>) {
  return (
    <SeqflowHost>
      <ResultsScreen title={title} search={search} onSearchChange={onSearchChange} />
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
