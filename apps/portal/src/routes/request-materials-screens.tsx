import { RequestMaterialsScreen } from '@omics-portal/datasets';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DatasetsHost } from './datasets-host';

export function RequestMaterialsRoute() {
  const navigate = useNavigate({ from: '/request-materials' });
  return (
    <DatasetsHost>
      <RequestMaterialsScreen
        search={getRouteApi('/main/request-materials').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </DatasetsHost>
  );
}
