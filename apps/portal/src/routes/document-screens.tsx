import { MarkdownPreviewScreen, PublicationsScreen, useMarkdownTitle } from '@omics-portal/datasets';
import { getRouteApi } from '@tanstack/react-router';
import { useTabTitle } from '../workspace/workspace-context';
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
      <TitledPreview />
    </DatasetsHost>
  );
}

function TitledPreview() {
  const search = getRouteApi('/main/markdown-previewer').useSearch();
  useTabTitle(useMarkdownTitle(search));
  return <MarkdownPreviewScreen search={search} />;
}
