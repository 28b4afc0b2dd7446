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
  /** Address of a Markdown document; if empty, only the version is shown. */
  url: string;
  /** The portal's own, as `0.1.1`. */
  version: string;
}

const TITLE = /^\s*# [^\n]*\n/u;

/** Change log of the portal, in the order of its document. */
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
