import { MarkdownPreviewScreen, PublicationsScreen, useMarkdownTitle } from '@omics-portal/catalogue';
import { getRouteApi } from '@tanstack/react-router';
import { useTabTitle } from '../workspace/workspace-context';
import { CatalogueHost } from './catalogue-host';

export function PublicationsRoute() {
  return (
    <CatalogueHost>
      <PublicationsScreen />
    </CatalogueHost>
  );
}

export function MarkdownPreviewRoute() {
  return (
    <CatalogueHost>
      <TitledPreview />
    </CatalogueHost>
  );
}

function TitledPreview() {
  const search = getRouteApi('/main/markdown-previewer').useSearch();
  useTabTitle(useMarkdownTitle(search));
  return <MarkdownPreviewScreen search={search} />;
}
