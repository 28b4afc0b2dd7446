import { EmbeddedFrameScreen, VisualizationScreen } from '@omics-portal/catalogue';
import { getRouteApi } from '@tanstack/react-router';
import { CatalogueHost } from './catalogue-host';

export function EmbeddedFrameRoute() {
  return (
    <CatalogueHost>
      <EmbeddedFrameScreen search={getRouteApi('/main/embeded-frame').useSearch()} />
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
