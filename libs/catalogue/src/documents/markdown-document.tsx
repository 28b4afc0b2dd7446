import { lazy, Suspense } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { documentQueries } from '@omics-portal/resources';

const MarkdownView = lazy(async () => ({
  default: (await import('@omics-portal/ui/markdown')).MarkdownView,
}));

const LEADING_TITLE = /^\s*# ([^\n]*)(?:\n|$)/;

/** Title of a Markdown document: its leading heading as plain text; undefined without one. */
export function titleOf(source: string): string | undefined {
  return LEADING_TITLE.exec(source)?.[1]?.replaceAll(/[*_`]/g, '').trim() || undefined;
}

interface MarkdownDocumentProps {
  /** Absolute URL, checked by the caller. */
  readonly url: string;
  readonly headingOffset?: number;
  /** Hides the leading heading, for a page with the same title. */
  readonly withoutTitle?: boolean;
  /** Shows a table of contents with a search above a long document. */
  readonly withContents?: boolean;
}

/** Markdown file at a URL. Its relative links and images are relative to that URL. */
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
  const contents = {
    label: t`On this page`,
    search: {
      label: t`Search this page`,
      found: (sections: number) =>
        sections === 0
          ? t`Not found on this page`
          : t`Found in ${plural(sections, { one: '# section', other: '# sections' })}`,
      start: t`Beginning of the page`,
    },
  };
  const source = withoutTitle ? document.data.replace(LEADING_TITLE, '') : document.data;
  if (source.trim() === '') {
    return <EmptyState title={t`No Content`} />;
  }
  return (
    <Suspense fallback={waiting}>
      <MarkdownView
        source={source}
        headingOffset={headingOffset}
        contents={withContents ? contents : undefined}
        resolveUrl={(link) => resolveLink(link, url)}
      />
    </Suspense>
  );
}

/** Absolute URL of a link in the document; a link to a heading of the document is left unchanged. */
function resolveLink(link: string, base: string): string {
  return link.startsWith('#') || !URL.canParse(link, base) ? link : new URL(link, base).href;
}
