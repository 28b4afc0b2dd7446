import { RequestMaterialsScreen } from '@omics-portal/datasets';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useAccount } from '../composition/use-portal';
import { DatasetsHost } from './datasets-host';

export function RequestMaterialsRoute() {
  const navigate = useNavigate({ from: '/request-materials' });
  const account = useAccount();
  return (
    <DatasetsHost>
      <RequestMaterialsScreen
        key={account}
        search={getRouteApi('/main/request-materials').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </DatasetsHost>
  );
}
