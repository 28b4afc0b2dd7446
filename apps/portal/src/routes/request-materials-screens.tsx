import { RequestMaterialsScreen, type RequestMaterialsScreenProps } from '@omics-portal/catalogue';
import { useAccount } from '../composition/use-portal';
import { CatalogueHost } from './catalogue-host';

export function RequestMaterialsRoute({ title, search, onSearchChange }: RequestMaterialsScreenProps) {
  const account = useAccount();
  return (
    <CatalogueHost>
      <RequestMaterialsScreen key={account} title={title} search={search} onSearchChange={onSearchChange} />
    </CatalogueHost>
  );
}
