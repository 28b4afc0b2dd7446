import { appQueries } from '@omics-portal/resources';
import { ProjectWizardScreen, type ProjectWizardSearch } from '@omics-portal/seqflow';
import { useQuery } from '@tanstack/react-query';
import type { Portal } from '../composition/portal';
import { useAccount, usePortal } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';
import type { ScreenProps } from './feature-route';
import { SeqflowHost } from './seqflow-host';

/** Starts the queries of the project wizard: the apps to choose from. Failures stay in the cache, where the screen shows them. */
export function loadWizard({ queryClient, clients, messages }: Portal): void {
  const apps = appQueries(clients.datains, messages.locale());
  Promise.all([queryClient.query(apps.installed()), queryClient.query(apps.manifests())]).catch(
    () => undefined,
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
  const { clients, messages } = usePortal();
  const { data: apps } = useQuery({
    ...appQueries(clients.datains, messages.locale()).manifests(),
    enabled: appId !== undefined,
  });
  return apps?.find(({ id }) => id === appId)?.name;
}
