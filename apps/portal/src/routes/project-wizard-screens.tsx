import { appQueries } from '@omics-portal/resources';
import { ProjectWizardScreen, type ProjectWizardSearch } from '@omics-portal/seqflow';
import { useQuery } from '@tanstack/react-query';
import { useAccount, usePortal } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';
import type { ScreenProps } from './feature-route';
import { SeqflowHost } from './seqflow-host';

export function ProjectWizardRoute({
  title,
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
        title={title}
        {...(pageNo === undefined ? {} : { pageNo: Number(pageNo) })}
        search={search}
        onSearchChange={onSearchChange}
      />
    </SeqflowHost>
  );
}

/** Name of the app that a project is created for. */
function useAppTitle(appId: string | undefined): string | undefined {
  const { clients, messages } = usePortal();
  const { data: apps } = useQuery({
    ...appQueries(clients.datains, messages.locale()).manifests(),
    enabled: appId !== undefined,
  });
  return apps?.find(({ id }) => id === appId)?.name;
}
