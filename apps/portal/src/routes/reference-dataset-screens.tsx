import { ReferenceDatasetsScreen, type ReferenceDatasetsScreenProps } from '@omics-portal/catalogue';
import { CatalogueHost } from './catalogue-host';

export function ReferenceDatasetsRoute({ title, search, onSearchChange }: ReferenceDatasetsScreenProps) {
  return (
    <CatalogueHost>
      <ReferenceDatasetsScreen title={title} search={search} onSearchChange={onSearchChange} />
    </CatalogueHost>
  );
}
