import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Card, PageHeader, Tag } from '@omics-portal/ui';
import { documentQueries, type AddressReading } from '@omics-portal/resources';
import { useCatalogue } from '../ports/catalogue-ports';
import { AddressRefused } from './address-refused';
import { MarkdownDocument, titleOf } from './markdown-document';
import { readDocumentAddress } from './site-document';

/** What the address of the previewer says: `url` is the document to show; `{locale}` in it stands for the language. */
export const markdownPreviewSearch = v.object({ url: v.fallback(v.optional(v.string()), undefined) });
export type MarkdownPreviewSearch = v.InferOutput<typeof markdownPreviewSearch>;

function useReading({ url }: MarkdownPreviewSearch): AddressReading {
  const { i18n } = useLingui();
  const { allowedDocumentOrigins } = useCatalogue();
  return readDocumentAddress(url, { locale: i18n.locale, allowedOrigins: allowedDocumentOrigins });
}

function useTitleOf(reading: AddressReading): string | undefined {
  const { data } = useQuery({
    ...documentQueries.text(reading.ok ? reading.url.href : ''),
    enabled: reading.ok,
  });
  return data === undefined ? undefined : titleOf(data);
}

/** The title of the document that the previewer shows: its first heading; undefined until it is known. */
export function useMarkdownTitle(search: MarkdownPreviewSearch): string | undefined {
  return useTitleOf(useReading(search));
}

/**
 * Shows a Markdown file of this site, or of an origin that the site allows. The page is titled as the document is; where
 * that comes from is shown for documents of other sites.
 */
export function MarkdownPreviewScreen({ search }: { readonly search: MarkdownPreviewSearch }) {
  const { t } = useLingui();
  const reading = useReading(search);
  const title = useTitleOf(reading);
  return (
    <div>
      <PageHeader title={title ?? t`Markdown Previewer`}>
        {reading.ok && reading.url.origin !== new URL(document.baseURI).origin ? (
          <div className="flex flex-wrap gap-2">
            <Tag tone="primary">{reading.url.host}</Tag>
            <Tag>{decoded(reading.url.pathname)}</Tag>
          </div>
        ) : null}
      </PageHeader>
      <Card>
        {reading.ok ? (
          <MarkdownDocument
            key={reading.url.href}
            url={reading.url.href}
            withContents
            withoutTitle={title !== undefined}
          />
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
