import { MaterialsScreen, type MaterialsSearch } from '@omics-portal/catalogue';
import { CatalogueHost } from './catalogue-host';
import type { ScreenProps } from './feature-route';

export function MaterialsRoute({ title, search, onSearchChange }: ScreenProps<MaterialsSearch>) {
  return (
    <CatalogueHost>
      <MaterialsScreen
        title={title}
        search={search}
        onSearchChange={(next) => onSearchChange(next, { replace: true })}
      />
    </CatalogueHost>
  );
}
