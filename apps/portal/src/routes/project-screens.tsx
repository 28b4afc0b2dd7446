import { projectFactQueries } from '@omics-portal/resources';
import { JobManagementScreen, ResultsScreen, type JobManagementSearch } from '@omics-portal/seqflow';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';
import type { ScreenProps } from './feature-route';
import { ProjectTrail } from './project-trail';
import { SeqflowHost } from './seqflow-host';

export function JobManagementRoute({
  title,
  params: { projectId },
  search,
  onSearchChange,
}: ScreenProps<JobManagementSearch, { projectId: string }>) {
  const { data: project } = useQuery(projectFactQueries(usePortal().clients.datains).detail(projectId));
  useTabTitle(project?.project_name);
  return (
    <SeqflowHost>
      <ProjectTrail project={project} />
      <JobManagementScreen
        title={title}
        projectId={projectId}
        search={search}
        onSearchChange={onSearchChange}
      />
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
