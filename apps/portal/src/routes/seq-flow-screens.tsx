import {
  AppStoreScreen,
  ProjectListScreen,
  type AppStoreScreenProps,
  type Pipeline,
  type ProjectListSearch,
} from '@omics-portal/seqflow';
import { usePortal } from '../composition/use-portal';
import type { ScreenProps } from './feature-route';
import { SeqflowHost } from './seqflow-host';

export function AppStoreRoute({ title, search, onSearchChange }: AppStoreScreenProps) {
  return (
    <SeqflowHost>
      <AppStoreScreen title={title} search={search} onSearchChange={onSearchChange} />
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
