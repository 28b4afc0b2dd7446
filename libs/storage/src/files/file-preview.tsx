import { useLingui } from '@lingui/react/macro';
import { type ObjectMeta, type StorageAddress } from '@omics-portal/api';
import { useQuery } from '@tanstack/react-query';
import { objectQueries } from '@omics-portal/resources';
import { ErrorState, LogView, SkeletonLines } from '@omics-portal/ui';
import { formatFileSize, useErrorText } from '@omics-portal/wording';
import { nameOf } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { isPreviewable, PREVIEW_LIMIT } from './preview-limit';

interface FilePreviewProps {
  readonly address: StorageAddress;
  readonly meta: ObjectMeta;
}

/** Preview of a small text file, or a message that the file is too large or not text. */
export function FilePreview({ address, meta }: FilePreviewProps) {
  const { t } = useLingui();
  const limit = formatFileSize(PREVIEW_LIMIT);
  return (
    <section aria-label={t`Preview`} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t`Preview`}</h3>
      {isPreviewable(meta.length) ? (
        <PreviewText address={address} meta={meta} />
      ) : (
        <p className="text-sm text-muted">{t`Not Support to Preview: only files under ${limit} are shown.`}</p>
      )}
    </section>
  );
}

function PreviewText({ address, meta }: FilePreviewProps) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const text = useQuery(objectQueries(datains).text(address, meta.etag));
  const name = nameOf(address.key);
  if (text.isPending) {
    return <SkeletonLines lines={5} label={t`Loading the preview`} />;
  }
  if (text.isError) {
    return (
      <ErrorState
        title={t`The preview could not be loaded`}
        message={errorText(text.error)}
        retryLabel={t`Retry`}
        onRetry={() => void text.refetch()}
      />
    );
  }
  if (text.data === null) {
    return <p className="text-sm text-muted">{t`Not Support to Preview: this file is not text.`}</p>;
  }
  return text.data === '' ? (
    <p className="text-sm text-muted">{t`This file is empty.`}</p>
  ) : (
    <LogView text={text.data} label={t`Text of ${name}`} className="h-96" />
  );
}
