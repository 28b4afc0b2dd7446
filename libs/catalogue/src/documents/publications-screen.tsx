import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, PageHeader } from '@omics-portal/ui';
import { useDocumentUrls } from '../ports/use-document-urls';
import { MarkdownDocument } from './markdown-document';

/** What the project has published: one document, at an address that the site decides. */
export function PublicationsScreen() {
  const { t } = useLingui();
  const { publications } = useDocumentUrls();
  return (
    <div>
      <PageHeader title={t`Publications from the Multi-omics Quartet Project`} />
      <Card>
        {publications === '' ? (
          <EmptyState title={t`No Content`} description={t`This site names no list of publications.`} />
        ) : (
          <MarkdownDocument
            withoutTitle
            withContents
            headingOffset={0}
            url={new URL(publications, document.baseURI).href}
          />
        )}
      </Card>
    </div>
  );
}
