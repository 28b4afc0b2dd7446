import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { Card, PageHeader, Tag } from '@omics-portal/ui';
import { useDatasets } from '../ports/datasets-ports';
import { AddressRefused } from './address-refused';
import { MarkdownDocument } from './markdown-document';
import { readWebAddress } from './web-address';

/** What the address of the previewer says: `url` is the document to show; `{locale}` in it stands for the language. */
export const markdownPreviewSearch = v.object({ url: v.fallback(v.optional(v.string()), undefined) });
export type MarkdownPreviewSearch = v.InferOutput<typeof markdownPreviewSearch>;

/** Shows a Markdown file of this site, or of an origin that the site allows. */
export function MarkdownPreviewScreen({ search }: { readonly search: MarkdownPreviewSearch }) {
  const { t, i18n } = useLingui();
  const { allowedDocumentOrigins } = useDatasets();
  const reading = readWebAddress(search.url?.replace('{locale}', i18n.locale), {
    page: document.baseURI,
    allowedOrigins: allowedDocumentOrigins,
  });
  return (
    <div>
      <PageHeader title={t`Markdown Previewer`}>
        {reading.ok ? (
          <div className="flex flex-wrap gap-2">
            <Tag tone="primary">{reading.url.host}</Tag>
            <Tag>{decoded(reading.url.pathname)}</Tag>
          </div>
        ) : null}
      </PageHeader>
      <Card>
        {reading.ok ? (
          <MarkdownDocument key={reading.url.href} url={reading.url.href} withContents />
        ) : (
          <AddressRefused
            reading={reading}
            missing={t`Put the address of a Markdown file behind "?url=".`}
            setting="allowedDocumentOrigins"
          />
        )}
      </Card>
    </div>
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
