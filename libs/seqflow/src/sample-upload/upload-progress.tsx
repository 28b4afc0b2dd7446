import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, IconButton, Progress } from '@omics-portal/ui';
import { formatFileSize, useErrorText } from '@omics-portal/wording';
import { RotateCcw, X } from 'lucide-react';
import type { FileUpload, FileUploads } from '../ports/seqflow-ports';
import { fileNameOf } from '../results/file-name';
import { hasFailed, isActive } from './use-file-uploads';

/** Maximum number of uploads that are listed. */
const MAX_SHOWN = 50;

interface UploadProgressProps {
  readonly uploads: Pick<FileUploads, 'cancel' | 'retry'>;
  /** Uploads of this sheet. */
  readonly items: readonly FileUpload[];
  /** Number of files of the upload, also those that were stored before. */
  readonly total: number;
  /** Called after each render while all files are stored: the caller decides when it goes on. */
  readonly onComplete: () => void;
  /** Goes on with the files that are stored. */
  readonly onUse: () => void;
}

/** Progress of the uploads for a sheet: those that are sent or have failed, with cancel and retry. */
export function UploadProgress({ uploads, items, total, onComplete, onUse }: UploadProgressProps) {
  const { t } = useLingui();
  const active = items.filter(isActive);
  const failed = items.filter(hasFailed);
  const stored = total - active.length - failed.length;
  const [running, broken] = [active.length, failed.length];
  const isComplete = running + broken === 0;
  useEffect(() => {
    if (isComplete) {
      onComplete();
    }
  });
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  const sent = items.reduce((sum, one) => sum + (one.status === 'done' ? one.size : one.sent), 0);
  const open = [...failed, ...active];
  const more = open.length - MAX_SHOWN;
  return (
    <Alert
      tone={broken > 0 ? 'warning' : 'info'}
      title={t`Uploaded files: ${stored} of ${total}`}
      action={
        running === 0 ? (
          <>
            <Button size="sm" onClick={() => failed.forEach(({ id }) => uploads.retry(id))}>
              {t`Upload the failed files again (${broken})`}
            </Button>
            <Button size="sm" disabled={stored === 0} onClick={onUse}>
              {t`Continue with the stored files (${stored})`}
            </Button>
          </>
        ) : null
      }
    >
      {running > 0 ? (
        <p>{t`The upload continues on other screens. Closing or reloading the page would stop it.`}</p>
      ) : null}
      <Progress
        className="my-2"
        label={t`Upload of all files`}
        value={bytes === 0 ? null : (sent / bytes) * 100}
      />
      <ul className="flex max-h-48 flex-col gap-1 overflow-auto">
        {open.slice(0, MAX_SHOWN).map((upload) => (
          <Upload key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
      {more > 0 ? <p className="text-muted">{t`and ${more} more`}</p> : null}
    </Alert>
  );
}

interface UploadRowProps extends Pick<UploadProgressProps, 'uploads'> {
  readonly upload: FileUpload;
}

function Upload({ upload: { id, path, size, sent, status, error }, uploads }: UploadRowProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const name = fileNameOf(path);
  const isOpen = isActive({ status });
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 flex-1 basis-40 break-all">
        {name} <span className="text-muted">{formatFileSize(size)}</span>
        {isOpen ? null : (
          <span className="block text-danger">
            {status === 'cancelled' ? t`The upload was canceled.` : errorText(error)}
          </span>
        )}
      </span>
      {isOpen ? (
        <>
          <Progress
            className="w-28"
            label={t`Upload of ${name}`}
            value={size === 0 ? 0 : (sent / size) * 100}
          />
          <IconButton
            label={t`Cancel the upload of ${name}`}
            size="sm"
            variant="ghost"
            icon={<X />}
            onClick={() => uploads.cancel(id)}
          />
        </>
      ) : (
        <IconButton
          label={t`Upload ${name} again`}
          size="sm"
          variant="ghost"
          icon={<RotateCcw />}
          onClick={() => uploads.retry(id)}
        />
      )}
    </li>
  );
}
