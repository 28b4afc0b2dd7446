import { MaterialsScreen, type MaterialsSearch } from '@omics-portal/catalogue';
import { CatalogueHost } from './catalogue-host';
import type { ScreenProps } from './feature-route';

export function MaterialsRoute({ search, onSearchChange }: ScreenProps<MaterialsSearch>) {
  return (
    <CatalogueHost>
      <MaterialsScreen search={search} onSearchChange={(next) => onSearchChange(next, { replace: true })} />
    </CatalogueHost>
  );
}
