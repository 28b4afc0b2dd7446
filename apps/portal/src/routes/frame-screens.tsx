import { EmbeddedFrameScreen, VisualizationScreen } from '@omics-portal/datasets';
import { getRouteApi } from '@tanstack/react-router';
import { DatasetsHost } from './datasets-host';

export function EmbeddedFrameRoute() {
  return (
    <DatasetsHost>
      <EmbeddedFrameScreen search={getRouteApi('/main/embeded-frame').useSearch()} />
    </DatasetsHost>
  );
}

export function DnaVisualizationRoute() {
  return (
    <DatasetsHost>
      <VisualizationScreen kind="dna" />
    </DatasetsHost>
  );
}

export function RnaVisualizationRoute() {
  return (
    <DatasetsHost>
      <VisualizationScreen kind="rna" />
    </DatasetsHost>
  );
}

export function ProteinVisualizationRoute() {
  return (
    <DatasetsHost>
      <VisualizationScreen kind="protein" />
    </DatasetsHost>
  );
}

export function MetabolismVisualizationRoute() {
  return (
    <DatasetsHost>
      <VisualizationScreen kind="metabolism" />
    </DatasetsHost>
  );
}
