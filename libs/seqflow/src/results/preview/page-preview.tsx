import { lazy, Suspense, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectContentQueries } from '@omics-portal/resources';
import { EmbeddedFrame, Skeleton, SkeletonLines } from '@omics-portal/ui';
import { formatFileSize, usePdfLabels } from '@omics-portal/wording';
import type { PreviewProps } from './file-preview';
import { PreviewFailed } from './preview-failed';

const PdfViewer = lazy(async () => ({ default: (await import('@omics-portal/ui/pdf')).PdfViewer }));

/** Sandbox of an HTML page: its scripts run without an origin, so they can access neither the portal nor the session. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- an attribute, not a text
const SANDBOX = 'allow-scripts allow-popups allow-downloads';

/** Maximum size of an image in bytes. */
const MAX_IMAGE = 20 * 1024 * 1024;

/** Preview of an HTML page, such as a MultiQC report, in a sandboxed frame. */
export function PagePreview({ client, path, name }: PreviewProps) {
  const { t } = useLingui();
  return (
    <WithUrl client={client} path={path} scripts>
      {(url) => (
        <>
          <EmbeddedFrame
            src={url}
            title={t`Page ${name}`}
            sandbox={SANDBOX}
            labels={{
              loading: t`Loading the preview`,
              timedOut: t`The page does not load.`,
              retry: t`Retry`,
              openInNewWindow: t`Open the page in a new window`,
            }}
          />
          <p className="mt-2 text-xs text-muted">
            {t`The page is shown without access to other sites. If parts of it stay empty, download it and open it on your computer.`}
          </p>
        </>
      )}
    </WithUrl>
  );
}

/** Preview of a PDF document. */
export function PdfPreview({ client, path, name }: PreviewProps) {
  const { t } = useLingui();
  const labels = usePdfLabels();
  return (
    <WithUrl client={client} path={path}>
      {(url) => (
        <Suspense fallback={<Skeleton className="h-[70dvh] w-full" />}>
          <PdfViewer url={url} title={t`Document ${name}`} height="70dvh" fileName={name} labels={labels} />
        </Suspense>
      )}
    </WithUrl>
  );
}

/** Preview of an image of up to 20 MB. */
export function ImagePreview({ client, path, name, size }: PreviewProps) {
  const { t } = useLingui();
  const limit = formatFileSize(MAX_IMAGE);
  if (size === null || size > MAX_IMAGE) {
    return (
      <p className="text-sm text-muted">{t`Not Support to Preview: only images under ${limit} are shown.`}</p>
    );
  }
  return (
    <WithUrl client={client} path={path}>
      {(url) => (
        <img src={url} alt={name} className="max-w-full rounded-card border border-border bg-white" />
      )}
    </WithUrl>
  );
}

interface WithUrlProps extends Pick<PreviewProps, 'client' | 'path'> {
  /** True: scripts of the page may run. */
  readonly scripts?: boolean;
  readonly children: (url: string) => ReactNode;
}

function WithUrl({ client, path, scripts = false, children }: WithUrlProps) {
  const { t } = useLingui();
  const contents = objectContentQueries(client);
  const url = useQuery(scripts ? contents.pageUrl(path) : contents.inlineUrl(path));
  if (url.isError) {
    return <PreviewFailed error={url.error} onRetry={() => void url.refetch()} />;
  }
  return url.data ? children(url.data) : <SkeletonLines lines={5} label={t`Loading the preview`} />;
}
