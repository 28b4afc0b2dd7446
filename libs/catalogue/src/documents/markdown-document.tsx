import { lazy, Suspense } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { documentQueries } from '@omics-portal/resources';

const MarkdownView = lazy(async () => ({
  default: (await import('@omics-portal/ui/markdown')).MarkdownView,
}));

const LEADING_TITLE = /^\s*# ([^\n]*)(?:\n|$)/;

/** The title of a Markdown document: the heading that it begins with, as plain text; undefined where there is none. */
export function titleOf(source: string): string | undefined {
  return LEADING_TITLE.exec(source)?.[1]?.replaceAll(/[*_`]/g, '').trim() || undefined;
}

interface MarkdownDocumentProps {
  /** Absolute, and checked by the caller. */
  readonly url: string;
  readonly headingOffset?: number;
  /** Leaves out a title at the top, for a page that has the same one. */
  readonly withoutTitle?: boolean;
  /** Puts a list of its parts above a long document. */
  readonly withContents?: boolean;
}

/** A Markdown file of the web; its relative links and images start from where it lies. */
export function MarkdownDocument({
  url,
  headingOffset = 1,
  withoutTitle = false,
  withContents = false,
}: MarkdownDocumentProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const document = useQuery(documentQueries.text(url));
  const waiting = <SkeletonLines lines={8} label={t`Loading the document`} />;
  if (document.isPending) {
    return waiting;
  }
  if (document.isError) {
    return (
      <ErrorState
        title={t`The document could not be loaded`}
        message={errorText(document.error)}
        retryLabel={t`Retry`}
        onRetry={() => void document.refetch()}
      />
    );
  }
  const source = withoutTitle ? document.data.replace(LEADING_TITLE, '') : document.data;
  if (source.trim() === '') {
    return <EmptyState title={t`No Content`} />;
  }
  return (
    <Suspense fallback={waiting}>
      <MarkdownView
        source={source}
        headingOffset={headingOffset}
        contentsLabel={withContents ? t`On this page` : undefined}
        resolveUrl={(link) => resolveLink(link, url)}
      />
    </Suspense>
  );
}

/** A link inside the document. One to a heading of the same document stays as it is. */
function resolveLink(link: string, base: string): string {
  return link.startsWith('#') || !URL.canParse(link, base) ? link : new URL(link, base).href;
}
