import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, IconButton, Progress, Status, TextLink, type StatusTone } from '@omics-portal/ui';
import { formatFileSize, useErrorText } from '@omics-portal/wording';
import { RotateCcw, X } from 'lucide-react';
import { formatLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { isActive, percentSent, type UploadItem, type UploadStatus } from './upload-state';
import { useUploadQueue } from './uploads-context';
import { useUploads } from './use-uploads';

const TONES = {
  waiting: 'pending',
  sending: 'active',
  done: 'success',
  failed: 'exception',
  cancelled: 'aborted',
} satisfies Record<UploadStatus, StatusTone>;

/** List of the current uploads with their progress; renders nothing if there are none. */
export function UploadList() {
  const { t } = useLingui();
  const uploads = useUploadQueue();
  const items = useUploads();
  const done = items.filter(({ status }) => status === 'done').length;
  const total = items.length;
  if (total === 0) {
    return null;
  }
  return (
    <Card
      title={t`Uploads`}
      actions={
        <Button size="sm" disabled={items.every(isActive)} onClick={uploads.clear}>
          {t`Clear the list`}
        </Button>
      }
    >
      <p role="status" className="text-sm text-muted">
        <Trans>
          {done} of {total} uploaded
        </Trans>
      </p>
      <ul aria-label={t`Uploads`} className="divide-y divide-border">
        {items.map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function UploadRow({ item }: { readonly item: UploadItem }) {
  const { t } = useLingui();
  const uploads = useUploadQueue();
  const { links } = useStorage();
  const errorText = useErrorText();
  const labels = useUploadStatusLabels();
  const { id, file, to, status } = item;
  const folder = formatLocation({ ...to, filter: '' });
  const percent = percentSent(item);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{file.name}</p>
        <p className="text-xs wrap-anywhere text-muted">
          {formatFileSize(file.size)} · <TextLink href={links.files(folder)}>{folder}</TextLink>
        </p>
        {status === 'failed' ? (
          <p className="text-xs wrap-anywhere text-danger">{errorText(item.error)}</p>
        ) : null}
      </div>
      {isActive(item) ? (
        <div className="flex w-40 items-center gap-2">
          <Progress value={percent} label={t`Progress of ${file.name}`} />
          <span className="text-xs text-muted tabular-nums">{percent}%</span>
        </div>
      ) : null}
      <Status tone={TONES[status]} label={labels[status]} className="w-24" />
      <span className="flex w-9 justify-end">
        {isActive(item) ? (
          <IconButton
            label={t`Cancel the upload of ${file.name}`}
            icon={<X />}
            size="sm"
            onClick={() => uploads.cancel(id)}
          />
        ) : null}
        {status === 'failed' || status === 'cancelled' ? (
          <IconButton
            label={t`Upload ${file.name} again`}
            icon={<RotateCcw />}
            size="sm"
            onClick={() => uploads.retry(id)}
          />
        ) : null}
      </span>
    </li>
  );
}

function useUploadStatusLabels(): Record<UploadStatus, string> {
  const { t } = useLingui();
  return {
    waiting: t({ message: 'Waiting', context: 'upload' }),
    sending: t({ message: 'Uploading', context: 'upload' }),
    done: t({ message: 'Uploaded', context: 'upload' }),
    failed: t({ message: 'Failed', context: 'upload' }),
    cancelled: t({ message: 'Cancelled', context: 'upload' }),
  };
}
