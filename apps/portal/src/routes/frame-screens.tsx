import { EmbeddedFrameScreen, VisualizationScreen, type EmbeddedFrameSearch } from '@omics-portal/catalogue';
import { CatalogueHost } from './catalogue-host';
import type { ScreenProps } from './feature-route';

export function EmbeddedFrameRoute({ search }: Pick<ScreenProps<EmbeddedFrameSearch>, 'search'>) {
  return (
    <CatalogueHost>
      <EmbeddedFrameScreen search={search} />
    </CatalogueHost>
  );
}

export function DnaVisualizationRoute() {
  return (
    <CatalogueHost>
      <VisualizationScreen kind="dna" />
    </CatalogueHost>
  );
}

export function RnaVisualizationRoute() {
  return (
    <CatalogueHost>
      <VisualizationScreen kind="rna" />
    </CatalogueHost>
  );
}

export function ProteinVisualizationRoute() {
  return (
    <CatalogueHost>
      <VisualizationScreen kind="protein" />
    </CatalogueHost>
  );
}

export function MetabolismVisualizationRoute() {
  return (
    <CatalogueHost>
      <VisualizationScreen kind="metabolism" />
    </CatalogueHost>
  );
}
