import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Card, PageHeader, Tag } from '@omics-portal/ui';
import { documentQueries, type AddressReading } from '@omics-portal/resources';
import { useCatalogue } from '../ports/catalogue-ports';
import { AddressRejected } from './address-rejected';
import { MarkdownDocument, titleOf } from './markdown-document';
import { readDocumentAddress } from './site-document';

/** Search parameters of the previewer: `url` is the address of the document; `{locale}` in it stands for the language. */
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

/** Title of the document in the previewer: its leading heading; undefined until it is loaded. */
export function useMarkdownTitle(search: MarkdownPreviewSearch): string | undefined {
  return useTitleOf(useReading(search));
}

/** Props of the previewer. */
export interface MarkdownPreviewScreenProps {
  /** Title of the page until that of the document is known. */
  readonly title: string;
  readonly search: MarkdownPreviewSearch;
}

/**
 * Previewer of a Markdown file from this site or an allowed origin. The page has the title of the document, and for
 * another site its host and path.
 */
export function MarkdownPreviewScreen({ title, search }: MarkdownPreviewScreenProps) {
  const { t } = useLingui();
  const reading = useReading(search);
  const documentTitle = useTitleOf(reading);
  return (
    <div>
      <PageHeader title={documentTitle ?? title}>
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
            // Sections follow the heading of the page, which replaces that of the document.
            headingOffset={documentTitle === undefined ? 1 : 0}
            withoutTitle={documentTitle !== undefined}
          />
        ) : (
          <AddressRejected
            reading={reading}
            missing={t`Add the address of a Markdown file after "?url=".`}
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
