import { MaterialsScreen } from '@omics-portal/catalogue';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CatalogueHost } from './catalogue-host';

export function MaterialsRoute() {
  const navigate = useNavigate({ from: '/materials' });
  return (
    <CatalogueHost>
      <MaterialsScreen
        search={getRouteApi('/main/materials').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </CatalogueHost>
  );
}
