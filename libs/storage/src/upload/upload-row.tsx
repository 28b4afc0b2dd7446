import { useLingui } from '@lingui/react/macro';
import { IconButton, Progress, Status, TextLink, type StatusTone } from '@omics-portal/ui';
import { formatFileSize, useErrorText } from '@omics-portal/wording';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { memo } from 'react';
import { formatLocation } from '../location/folder-location';
import { ChecksumDifference } from './checksum-difference';
import { isActive, isOpen, percentSent, type UploadItem, type UploadStatus } from './upload-state';
import { useUploadQueue } from './uploads-context';

const TONES = {
  waiting: 'pending',
  sending: 'active',
  paused: 'pending',
  done: 'success',
  failed: 'exception',
  cancelled: 'aborted',
} satisfies Record<UploadStatus, StatusTone>;

interface UploadRowProps {
  readonly item: UploadItem;
  /** Link to a folder, by its storage link. */
  readonly folderHref: (link: string) => string;
}

/** Upload of one file: its progress or its error, and what can be done with it. */
export const UploadRow = memo(function UploadRow({ item, folderHref }: UploadRowProps) {
  const { t } = useLingui();
  const errorText = useUploadErrorText();
  const labels = useUploadStatusLabels();
  const { file, to, status } = item;
  const folder = formatLocation({ ...to, filter: '' });
  const percent = percentSent(item);
  return (
    <li className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto] flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{file.name}</p>
        <p className="text-xs wrap-anywhere text-muted">
          {formatFileSize(file.size)} · <TextLink href={folderHref(folder)}>{folder}</TextLink>
        </p>
        {status === 'failed' ? (
          <p className="text-xs wrap-anywhere text-danger">{errorText(item.error)}</p>
        ) : null}
        <UploadNote item={item} />
      </div>
      {isActive(item) ? (
        <div className="flex w-40 items-center gap-2">
          <Progress value={percent} label={t`Progress of ${file.name}`} />
          <span className="text-xs text-muted tabular-nums">{percent}%</span>
        </div>
      ) : null}
      <Status tone={TONES[status]} label={labels[status]} className="w-24" />
      <RowActions item={item} />
    </li>
  );
});

/** Note about an upload that waits or is checked, or whose stored file could not be compared. */
function UploadNote({ item }: Pick<UploadRowProps, 'item'>) {
  const { t } = useLingui();
  const { file, status, sent, isStalled, isCompared } = item;
  const note = isStalled
    ? t`Waiting for the network or the server. The upload then continues by itself.`
    : status === 'sending' && sent === file.size && file.size > 0
      ? t`The checksum of the stored file is being compared.`
      : status === 'done' && !isCompared
        ? t`The checksum of the stored file was not compared.`
        : null;
  return note === null ? null : <p className="text-xs text-muted">{note}</p>;
}

function useUploadErrorText(): (error: unknown) => string | undefined {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (error) =>
    error instanceof ChecksumDifference
      ? t`The checksum of the stored file did not match, so the file was deleted. Upload it again.`
      : errorText(error);
}

function RowActions({ item }: Pick<UploadRowProps, 'item'>) {
  const { t } = useLingui();
  const uploads = useUploadQueue();
  const { id, file, status } = item;
  const actions = [
    {
      shown: isActive(item),
      label: t`Pause the upload of ${file.name}`,
      icon: <Pause />,
      act: uploads.pause,
    },
    {
      shown: status === 'paused',
      label: t`Resume the upload of ${file.name}`,
      icon: <Play />,
      act: uploads.resume,
    },
    {
      shown: status === 'failed' || status === 'cancelled',
      label: t`Upload ${file.name} again`,
      icon: <RotateCcw />,
      act: uploads.retry,
    },
    { shown: isOpen(item), label: t`Cancel the upload of ${file.name}`, icon: <X />, act: uploads.cancel },
  ];
  return (
    <span className="ms-auto flex w-18 justify-end">
      {actions.map(({ shown, label, icon, act }) =>
        shown ? <IconButton key={label} label={label} icon={icon} size="sm" onClick={() => act(id)} /> : null,
      )}
    </span>
  );
}

function useUploadStatusLabels(): Record<UploadStatus, string> {
  const { t } = useLingui();
  return {
    waiting: t({ message: 'Waiting', context: 'upload' }),
    sending: t({ message: 'Uploading', context: 'upload' }),
    paused: t({ message: 'Paused', context: 'upload' }),
    done: t({ message: 'Uploaded', context: 'upload' }),
    failed: t({ message: 'Failed', context: 'upload' }),
    cancelled: t({ message: 'Canceled', context: 'upload' }),
  };
}
