import { ReferenceDatasetsScreen, type ReferenceDatasetsScreenProps } from '@omics-portal/catalogue';
import { CatalogueHost } from './catalogue-host';

export function ReferenceDatasetsRoute({ search, onSearchChange }: ReferenceDatasetsScreenProps) {
  return (
    <CatalogueHost>
      <ReferenceDatasetsScreen search={search} onSearchChange={onSearchChange} />
    </CatalogueHost>
  );
}
