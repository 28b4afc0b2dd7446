import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectQueries } from '@omics-portal/resources';
import {
  Alert,
  Button,
  Drawer,
  FolderDropZone,
  IconButton,
  notify,
  Tag,
  type LocalFile,
} from '@omics-portal/ui';
import { formatFileSize } from '@omics-portal/wording';
import { X } from 'lucide-react';
import { useState } from 'react';
import { formatLocation, objectInFolder, type FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { pathOf, stageFiles, type StagedFile, type StageProblem } from './staged-files';
import { useUploadQueue } from './uploads-context';
import { useDroppedFiles, type DroppedTransfer } from './use-dropped-files';

/** Drawer that uploads files and folders to a folder, after a preview of the problem or the replacement of each file. */
export function UploadDrawer({
  location,
  dropped,
  room,
  onClose,
}: {
  readonly location: FolderLocation;
  /** Files that were dropped on the file manager. */
  readonly dropped: DroppedTransfer;
  /** Bytes that the quota leaves. */
  readonly room: number;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const uploads = useUploadQueue();
  const { datains, uploadLimits } = useStorage();
  const [files, setFiles] = useState<readonly LocalFile[]>([]);
  useDroppedFiles(dropped, (added) => setFiles((now) => [...now, ...added]));
  const staged = stageFiles(files, uploadLimits, room);
  const good = staged.filter(({ problem }) => problem === null);
  const addresses = good.map((local) => objectInFolder(location, pathOf(local)));
  const existing = useQuery({
    ...objectQueries(datains).existing(addresses),
    enabled: addresses.length > 0,
  });
  const target = formatLocation({ ...location, filter: '' });
  const count = good.length;
  const send = () => {
    for (const below of new Set(good.map(({ folder }) => folder))) {
      uploads.add(
        good.filter(({ folder }) => folder === below).map(({ file }) => file),
        { ...location, folder: `${location.folder}${below}` },
      );
    }
    onClose();
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="lg"
      title={t`Upload files`}
      description={<Trans>To {target}</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" disabled={count === 0} busy={existing.isFetching} onClick={send}>
            <Plural value={count} one="Upload # file" other="Upload # files" />
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FileChoice onFiles={(added) => setFiles([...files, ...added])} />
        {existing.data && existing.data.size > 0 ? (
          <Alert tone="warning" title={t`Some files exist already`}>
            {t`Files with the same names in the folder will be replaced.`}
          </Alert>
        ) : null}
        <ul aria-label={t`Chosen files`} className="flex flex-col divide-y divide-border">
          {staged.map((one, index) => (
            <StagedRow
              key={index}
              staged={one}
              replaces={existing.data?.has(objectInFolder(location, pathOf(one)).key) ?? false}
              onRemove={() => setFiles(files.filter((_, other) => other !== index))}
            />
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

function FileChoice({ onFiles }: { readonly onFiles: (files: readonly LocalFile[]) => void }) {
  const { t } = useLingui();
  const { uploadLimits } = useStorage();
  const largest = formatFileSize(uploadLimits.maxFileBytes);
  const refused = uploadLimits.refusedTypes.map((type) => `.${type}`).join(' ');
  return (
    <>
      <FolderDropZone
        labels={{
          drop: t`Drop files or folders here`,
          chooseFolder: t`Choose folder`,
          chooseFiles: t`Choose files`,
          folderInput: t`Folder to upload`,
          fileInput: t`Files to upload`,
        }}
        onFiles={onFiles}
        onUnreadable={() => notify({ tone: 'danger', title: t`The dropped files could not be read` })}
      />
      <p className="text-sm text-muted">
        {t`At most ${uploadLimits.maxFiles} files at a time, each of at most ${largest}.`}
      </p>
      {refused === '' ? null : (
        <p className="text-sm wrap-anywhere text-muted">{t`Not accepted: files that end with ${refused}.`}</p>
      )}
    </>
  );
}

interface StagedRowProps {
  readonly staged: StagedFile;
  readonly replaces: boolean;
  readonly onRemove: () => void;
}

function StagedRow({ staged, replaces, onRemove }: StagedRowProps) {
  const { t } = useLingui();
  const { file, problem } = staged;
  const path = pathOf(staged);
  const messages: Record<StageProblem, string> = {
    'too-large': t`Too large`,
    'too-many': t`One file too many`,
    'bad-name': t`This name is not allowed`,
    twice: t`Chosen twice`,
    'refused-type': t`Type not accepted`,
    'no-room': t`Above the quota`,
  };
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <span className="min-w-0 flex-1 wrap-anywhere">{path}</span>
      {problem ? <Tag tone="danger">{messages[problem]}</Tag> : null}
      {replaces && !problem ? <Tag tone="warning">{t`Replaces a file`}</Tag> : null}
      <span className="text-xs whitespace-nowrap text-muted tabular-nums">{formatFileSize(file.size)}</span>
      <IconButton label={t`Leave out ${path}`} size="sm" icon={<X />} onClick={onRemove} />
    </li>
  );
}
