import {
  MarkdownPreviewScreen,
  PublicationsScreen,
  useMarkdownTitle,
  type MarkdownPreviewSearch,
} from '@omics-portal/catalogue';
import { useTabTitle } from '../workspace/workspace-context';
import { CatalogueHost } from './catalogue-host';
import type { ScreenProps } from './feature-route';

type PreviewProps = Pick<ScreenProps<MarkdownPreviewSearch>, 'title' | 'search'>;

export function PublicationsRoute({ title }: Pick<ScreenProps, 'title'>) {
  return (
    <CatalogueHost>
      <PublicationsScreen title={title} />
    </CatalogueHost>
  );
}

export function MarkdownPreviewRoute(props: PreviewProps) {
  return (
    <CatalogueHost>
      <TitledPreview {...props} />
    </CatalogueHost>
  );
}

function TitledPreview({ title, search }: PreviewProps) {
  useTabTitle(useMarkdownTitle(search));
  return <MarkdownPreviewScreen title={title} search={search} />;
}
