import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  FolderDropZone,
  MAX_LOCAL_FILES,
  notify,
  type LocalFile,
} from '@omics-portal/ui';
import { formatStorageLink } from '@omics-portal/api';
import { formatFileSize } from '@omics-portal/wording';
import type { FileUploads } from '../ports/seqflow-ports';
import { useOwnFolder } from '../ports/use-own-folder';
import { RefusedFiles } from './refused-files';
import { uploadPlan, type UploadPlan } from './upload-plan';
import { useStoredSizes } from './use-stored-sizes';

interface UploadDialogProps {
  readonly uploads: FileUploads;
  /** Files that were dropped on the sheet; empty to choose them in the dialog. */
  readonly files: readonly LocalFile[];
  /** Name of the folder in the user's own one. */
  readonly folder: string;
  /** Filters of the columns of files. */
  readonly filterTypes: readonly (string | undefined)[];
  /** Called with the storage links of all files, when their upload has started. */
  readonly onStart: (paths: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Dialog before an upload of files of this computer: what is sent where, what is replaced, and what is left out. */
export function UploadDialog(props: UploadDialogProps) {
  const { uploads, files: dropped, folder, filterTypes, onStart, onCancel } = props;
  const { t } = useLingui();
  const own = useOwnFolder();
  const [files, setFiles] = useState(dropped);
  const [isRepeated, setRepeated] = useState(false);
  const { isPending, sizes } = useStoredSizes(files, folder);
  const { maxFileBytes } = uploads;
  const plan = uploadPlan(files, { filterTypes, maxFileBytes, existing: sizes });
  const send = isRepeated ? [...plan.send, ...plan.stored] : plan.send;
  const count = send.length;
  const known = plan.stored.length;
  const start = () => {
    const location = { service: own?.service ?? '', bucket: own?.bucket ?? '' };
    const linkOf = (path: string) =>
      formatStorageLink({ ...location, key: `${own?.prefix ?? ''}${folder}/${path}` });
    uploads.add(send, folder);
    onStart([...plan.send, ...plan.stored].map(({ path }) => linkOf(path)));
  };
  const unreadable = () => notify({ tone: 'danger', title: t`The dropped files could not be read` });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onCancel())}
      title={t`Upload files`}
      description={t`They are stored in the folder ${folder} of your own files.`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            busy={files.length > 0 && isPending}
            disabled={count + known === 0}
            onClick={start}
          >
            {count > 0 || known === 0 ? t`Upload files (${count})` : t`Use the stored files (${known})`}
          </Button>
        </>
      }
    >
      {files.length === 0 ? (
        <FolderDropZone
          labels={{
            drop: t`Drop a folder or files of reads here`,
            chooseFolder: t`Choose folder`,
            chooseFiles: t`Choose files`,
            folderInput: t`Folder to upload`,
            fileInput: t`Files to upload`,
          }}
          onFiles={setFiles}
          onUnreadable={unreadable}
        />
      ) : (
        <PlanView
          plan={plan}
          isCut={files.length >= MAX_LOCAL_FILES}
          isRepeated={isRepeated}
          onRepeat={setRepeated}
          onReset={() => setFiles([])}
        />
      )}
    </Dialog>
  );
}

interface PlanViewProps {
  readonly plan: UploadPlan;
  /** True if the drop had more files than are read. */
  readonly isCut: boolean;
  /** True if files that are stored already are sent again. */
  readonly isRepeated: boolean;
  readonly onRepeat: (isRepeated: boolean) => void;
  readonly onReset: () => void;
}

function PlanView({ plan, isCut, isRepeated, onRepeat, onReset }: PlanViewProps) {
  const { t } = useLingui();
  const { send, stored, replaced, refused } = plan;
  const [count, known, changed] = [send.length, stored.length, replaced.length];
  const size = formatFileSize(send.reduce((sum, { file }) => sum + file.size, 0));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm font-medium">{t`Files to upload: ${count}, ${size} in total`}</p>
        <Button size="sm" onClick={onReset}>{t`Choose other files`}</Button>
      </div>
      {isCut ? (
        <Alert tone="warning" title={t`Only the first ${MAX_LOCAL_FILES} files of the folder were read.`} />
      ) : null}
      {changed > 0 ? (
        <Alert tone="warning" title={t`Stored files that will be replaced: ${changed}`}>
          {t`The folder has files with the same names but different sizes. Change the name of the project to keep both.`}
        </Alert>
      ) : null}
      {known > 0 ? (
        <Alert tone="info" title={t`Files that are stored already: ${known}`}>
          <p>{t`They have the same names and sizes and are used without a new upload.`}</p>
          <Checkbox
            label={t`Upload them again`}
            checked={isRepeated}
            onCheckedChange={(checked) => onRepeat(checked === true)}
          />
        </Alert>
      ) : null}
      <RefusedFiles files={refused} />
    </div>
  );
}
