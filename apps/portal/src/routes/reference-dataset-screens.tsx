import { ReferenceDatasetsScreen } from '@omics-portal/catalogue';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CatalogueHost } from './catalogue-host';

export function ReferenceDatasetsRoute() {
  const navigate = useNavigate({ from: '/reference-datasets/download' });
  return (
    <CatalogueHost>
      <ReferenceDatasetsScreen
        search={getRouteApi('/main/reference-datasets/download').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </CatalogueHost>
  );
}
