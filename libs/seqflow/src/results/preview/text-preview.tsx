import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectRangeQuery } from '@omics-portal/resources';
import { Button, LogView, SkeletonLines } from '@omics-portal/ui';
import { formatFileSize } from '@omics-portal/wording';
import { decompressHead } from './decompress-head';
import type { PreviewProps } from './file-preview';
import { PreviewFailed } from './preview-failed';
import { textHead } from './text-head';

/** Bytes that are read at first, and the most that a preview reads. */
const FIRST_BYTES = 64 * 1024;
const MAX_BYTES = 4 * 1024 * 1024;

/** Preview of a text file: its beginning, and more of it on request. */
export function TextPreview({ client, version, path, name, size, compressed }: PreviewProps) {
  const { t } = useLingui();
  const [length, setLength] = useState(FIRST_BYTES);
  const range = useQuery({
    ...objectRangeQuery(client, { link: path, version }, 0, length),
    placeholderData: (previous) => previous,
    select: ({ bytes }) => textHead(compressed ? decompressHead(bytes) : bytes),
  });
  if (range.isPending) {
    return <SkeletonLines lines={5} label={t`Loading the preview`} />;
  }
  if (range.isError) {
    return <PreviewFailed error={range.error} onRetry={() => void range.refetch()} />;
  }
  if (range.data === null) {
    return <p className="text-sm text-muted">{t`Not Support to Preview: this file is not text.`}</p>;
  }
  const isWhole = size !== null && size <= length;
  const shown = formatFileSize(length);
  const whole = formatFileSize(size);
  return (
    <>
      <LogView text={range.data} label={t`Text of ${name}`} className="h-96" />
      {isWhole ? null : (
        <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
          <span>{whole ? t`The first ${shown} of ${whole}.` : t`The first ${shown}.`}</span>
          {length < MAX_BYTES ? (
            <Button
              size="sm"
              busy={range.isPlaceholderData}
              onClick={() => setLength(Math.min(MAX_BYTES, length * 4))}
            >
              {t`Show more`}
            </Button>
          ) : (
            <span>{t`Download the file to read the rest.`}</span>
          )}
        </div>
      )}
    </>
  );
}
