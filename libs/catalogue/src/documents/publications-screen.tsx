import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, PageHeader } from '@omics-portal/ui';
import { OwnReportsPanel } from '../own-reports/own-reports-panel';
import { MarkdownDocument } from './markdown-document';
import { useSiteDocument } from './use-site-document';

/** Publications of the project: a Markdown document at the address in the configuration. */
export function PublicationsScreen({ title }: { readonly title: string }) {
  const { t } = useLingui();
  const url = useSiteDocument('publications');
  return (
    <div>
      <PageHeader title={title} />
      <Card>
        {url === null ? (
          <EmptyState
            title={t`No Content`}
            description={t`No list of publications is configured for this site.`}
          />
        ) : (
          <MarkdownDocument withoutTitle withContents headingOffset={0} url={url} />
        )}
      </Card>
      <OwnReportsPanel kind="publication" />
    </div>
  );
}
