import { useLingui } from '@lingui/react/macro';
import {
  MarkdownPreviewScreen,
  PublicationsScreen,
  useMarkdownTitle,
  type MarkdownPreviewSearch,
} from '@omics-portal/catalogue';
import { localizedText } from '@omics-portal/resources';
import { usePortal } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';
import { CatalogueHost } from './catalogue-host';
import type { ScreenProps } from './feature-route';

type PreviewProps = Pick<ScreenProps<MarkdownPreviewSearch>, 'title' | 'search'>;

/** Publications, with a title that names the project of the site. */
export function PublicationsRoute() {
  const { t, i18n } = useLingui();
  const { texts, brand } = usePortal().config;
  const project = localizedText(texts['projectName'] ?? brand, i18n.locale);
  const title = t`Publications from the Multi-omics ${project} Project`;
  useTabTitle(title);
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
