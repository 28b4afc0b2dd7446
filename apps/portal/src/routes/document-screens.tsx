import { MarkdownPreviewScreen, PublicationsScreen } from '@omics-portal/datasets';
import { getRouteApi } from '@tanstack/react-router';
import { DatasetsHost } from './datasets-host';

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
