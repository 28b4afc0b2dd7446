import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, FolderDropZone, type LocalFile, Progress, Spinner } from '@omics-portal/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { FolderSource } from './folder-source';
import type { LocalFolderState } from './use-local-folder';
import type { FolderProgress } from './use-folder-link';

interface LocalFolderFieldProps {
  readonly source: FolderSource;
  readonly state: LocalFolderState;
  readonly progress: FolderProgress | null;
  /** Number of files of a restored draft that must be chosen again. */
  readonly lostFiles: number;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly LocalFile[]) => void;
}

/** Files of this computer: drop zone, then what was found in them. Reads and alignments are not uploaded. */
export function LocalFolderField(props: LocalFolderFieldProps) {
  const { source, progress, lostFiles, error, disabled, onFiles } = props;
  const { t } = useLingui();
  const [unreadable, setUnreadable] = useState(false);
  const choose = (files: readonly LocalFile[]) => {
    setUnreadable(false);
    onFiles(files);
  };
  if (source.files.length === 0 && source.uploaded === null) {
    return (
      <div className="flex flex-col gap-2">
        <FolderDropZone
          disabled={disabled}
          labels={{
            drop: t`Drop a MultiQC folder, or the outputs of other tools, here`,
            chooseFolder: t`Choose folder`,
            chooseFiles: t`Choose files`,
            folderInput: t`Folder of the report`,
            fileInput: t`Files of the report`,
          }}
          onFiles={choose}
          onUnreadable={() => setUnreadable(true)}
        />
        {lostFiles > 0 ? (
          <Alert
            tone="info"
            title={t`${plural(lostFiles, { one: 'Choose the file again', other: 'Choose the # files again' })}`}
          >
            {t`The browser does not store files when the page is reloaded.`}
          </Alert>
        ) : null}
        {unreadable ? <Alert tone="danger" title={t`The dropped files could not be read`} /> : null}
        {error ? (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3 rounded-card border border-border p-4">
      <div className="flex items-start justify-between gap-3">
        <Contents {...props} />
        <Button size="sm" variant="ghost" icon={<X />} disabled={disabled} onClick={() => onFiles([])}>
          {t`Remove the files`}
        </Button>
      </div>
      {progress ? (
        <Progress label={t`Upload`} value={(100 * progress.done) / Math.max(1, progress.total)} />
      ) : null}
    </div>
  );
}

/** Sentence about the chosen files: how many have figures, and what is left out. */
function Contents({ source, state: { failed, folder } }: LocalFolderFieldProps) {
  const { t } = useLingui();
  if (source.uploaded !== null) {
    return <p className="text-sm">{t`The files are uploaded.`}</p>;
  }
  if (failed) {
    return <Alert tone="danger" title={t`The files could not be read`}>{t`Choose them again.`}</Alert>;
  }
  if (!folder) {
    return <Spinner label={t`The files are being read`} />;
  }
  const { send, archives, passedOver } = folder;
  return (
    <div className="text-sm">
      <p className="font-medium">
        {t`${plural(send.length, { one: '# quality-control file', other: '# quality-control files' })}`}
      </p>
      {archives > 0 ? (
        <p className="text-muted">
          {t`${plural(archives, { one: '# archive will be read on the server.', other: '# archives will be read on the server.' })}`}
        </p>
      ) : null}
      {passedOver > 0 ? (
        <p className="text-muted">
          {t`${plural(passedOver, { one: '# other file is not uploaded.', other: '# other files are not uploaded.' })}`}
        </p>
      ) : null}
    </div>
  );
}
