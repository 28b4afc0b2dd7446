import {
  MarkdownPreviewScreen,
  PublicationsScreen,
  useMarkdownTitle,
  type MarkdownPreviewSearch,
} from '@omics-portal/catalogue';
import { useTabTitle } from '../workspace/workspace-context';
import { CatalogueHost } from './catalogue-host';
import type { ScreenProps } from './feature-route';

type PreviewProps = Pick<ScreenProps<MarkdownPreviewSearch>, 'search'>;

export function PublicationsRoute() {
  return (
    <CatalogueHost>
      <PublicationsScreen />
    </CatalogueHost>
  );
}

export function MarkdownPreviewRoute({ search }: PreviewProps) {
  return (
    <CatalogueHost>
      <TitledPreview search={search} />
    </CatalogueHost>
  );
}

function TitledPreview({ search }: PreviewProps) {
  useTabTitle(useMarkdownTitle(search));
  return <MarkdownPreviewScreen search={search} />;
}
