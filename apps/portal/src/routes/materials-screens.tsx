import { MaterialsScreen } from '@omics-portal/datasets';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DatasetsHost } from './datasets-host';

export function MaterialsRoute() {
  const navigate = useNavigate({ from: '/materials' });
  return (
    <DatasetsHost>
      <MaterialsScreen
        search={getRouteApi('/main/materials').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </DatasetsHost>
  );
}
