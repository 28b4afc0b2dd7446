import { Trans, useLingui } from '@lingui/react/macro';
import { documentQueries } from '@omics-portal/resources';
import { ErrorState, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

const MarkdownView = lazy(async () => ({
  default: (await import('@omics-portal/ui/markdown')).MarkdownView,
}));

export interface ChangeLogProps {
  /** A Markdown document of this site; empty: there is none, and the version alone is told. */
  url: string;
  /** The portal's own, as `0.1.1`. */
  version: string;
}

const TITLE = /^\s*# [^\n]*\n/u;

/** What has changed in the portal, newest first as the document has it. */
export function ChangeLog({ url, version }: ChangeLogProps) {
  return url === '' ? (
    <p className="p-2">
      <Trans>Release v{version}</Trans>
    </p>
  ) : (
    <WrittenChangeLog url={url} />
  );
}

function WrittenChangeLog({ url }: { url: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(documentQueries.text(url));
  const waiting = <SkeletonLines lines={5} label={t`Loading...`} />;
  if (data === undefined) {
    return error ? (
      <ErrorState
        title={t`The change log could not be loaded`}
        message={errorText(error)}
        retryLabel={t`Retry`}
        onRetry={() => void refetch()}
      />
    ) : (
      waiting
    );
  }
  return (
    <div className="px-2 pb-2 text-sm">
      <Suspense fallback={waiting}>
        <MarkdownView source={data.replace(TITLE, '')} headingOffset={1} />
      </Suspense>
    </div>
  );
}
