import { ReferenceDatasetsScreen } from '@omics-portal/datasets';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DatasetsHost } from './datasets-host';

export function ReferenceDatasetsRoute() {
  const navigate = useNavigate({ from: '/reference-datasets/download' });
  return (
    <DatasetsHost>
      <ReferenceDatasetsScreen
        search={getRouteApi('/main/reference-datasets/download').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </DatasetsHost>
  );
}
