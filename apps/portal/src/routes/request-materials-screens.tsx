import { RequestMaterialsScreen } from '@omics-portal/catalogue';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useAccount } from '../composition/use-portal';
import { CatalogueHost } from './catalogue-host';

export function RequestMaterialsRoute() {
  const navigate = useNavigate({ from: '/request-materials' });
  const account = useAccount();
  return (
    <CatalogueHost>
      <RequestMaterialsScreen
        key={account}
        search={getRouteApi('/main/request-materials').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </CatalogueHost>
  );
}
