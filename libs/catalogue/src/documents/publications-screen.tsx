import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, PageHeader } from '@omics-portal/ui';
import { MarkdownDocument } from './markdown-document';
import { useSiteDocument } from './use-site-document';

/** What the project has published: one document, at an address that the site decides. */
export function PublicationsScreen() {
  const { t } = useLingui();
  const url = useSiteDocument('publications');
  return (
    <div>
      <PageHeader title={t`Publications from the Multi-omics Quartet Project`} />
      <Card>
        {url === null ? (
          <EmptyState title={t`No Content`} description={t`This site names no list of publications.`} />
        ) : (
          <MarkdownDocument withoutTitle withContents headingOffset={0} url={url} />
        )}
      </Card>
    </div>
  );
}
