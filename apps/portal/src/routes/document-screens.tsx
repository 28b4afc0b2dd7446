import {
  EmbeddedFrameScreen,
  MarkdownPreviewScreen,
  MaterialsScreen,
  PublicationsScreen,
  ReferenceDatasetsScreen,
  RequestMaterialsScreen,
  VisualizationScreen,
} from '@omics-portal/datasets';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { DatasetsHost } from './datasets-host';

export function MaterialsRoute() {
  const navigate = useNavigate({ from: '/materials' });
  return (
    <DatasetsHost>
      <MaterialsScreen
        search={getRouteApi('/main/materials').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </DatasetsHost>
  );
}

export function RequestMaterialsRoute() {
  const navigate = useNavigate({ from: '/request-materials' });
  return (
    <DatasetsHost>
      <RequestMaterialsScreen
        search={getRouteApi('/main/request-materials').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </DatasetsHost>
  );
}

export function PublicationsRoute() {
  return (
    <DatasetsHost>
      <PublicationsScreen />
    </DatasetsHost>
  );
}

export function MarkdownPreviewRoute() {
  return (
    <DatasetsHost>
      <MarkdownPreviewScreen search={getRouteApi('/main/markdown-previewer').useSearch()} />
    </DatasetsHost>
  );
}

export function EmbeddedFrameRoute() {
  return (
    <DatasetsHost>
      <EmbeddedFrameScreen search={getRouteApi('/main/embeded-frame').useSearch()} />
    </DatasetsHost>
  );
}

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
