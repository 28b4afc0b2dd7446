import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectQueries } from '@omics-portal/resources';
import { Alert, Button, Drawer, FileDropZone, IconButton, Tag } from '@omics-portal/ui';
import { formatFileSize } from '@omics-portal/wording';
import { X } from 'lucide-react';
import { useState } from 'react';
import { formatLocation, objectInFolder, type FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { stageFiles, type StagedFile, type StageProblem } from './staged-files';
import { useUploadQueue } from './uploads-context';

/** Drawer that uploads files to a folder, after a preview of the problem or the replacement of each. */
export function UploadDrawer({
  location,
  onClose,
}: {
  readonly location: FolderLocation;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const uploads = useUploadQueue();
  const { datains, uploadLimits } = useStorage();
  const [files, setFiles] = useState<readonly File[]>([]);
  const staged = stageFiles(files, uploadLimits);
  const good = staged.filter(({ problem }) => problem === null).map(({ file }) => file);
  const addresses = good.map(({ name }) => objectInFolder(location, name));
  const existing = useQuery({
    ...objectQueries(datains).existing(addresses),
    enabled: addresses.length > 0,
  });
  const target = formatLocation({ ...location, filter: '' });
  const count = good.length;
  const largest = formatFileSize(uploadLimits.maxFileBytes);
  const send = () => {
    uploads.add(good, location);
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
        <FileDropZone
          multiple
          label={t`Choose files, or drop them here`}
          hint={t`At most ${uploadLimits.maxFiles} files at a time, each of at most ${largest}.`}
          onFiles={(added) => setFiles([...files, ...added])}
        />
        {existing.data && existing.data.size > 0 ? (
          <Alert tone="warning" title={t`Some files exist already`}>
            {t`What is in the folder under the same name will be replaced.`}
          </Alert>
        ) : null}
        <ul aria-label={t`Chosen files`} className="flex flex-col divide-y divide-border">
          {staged.map((one, index) => (
            <StagedRow
              key={index}
              staged={one}
              replaces={existing.data?.has(objectInFolder(location, one.file.name).key) ?? false}
              onRemove={() => setFiles(files.filter((_, other) => other !== index))}
            />
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

interface StagedRowProps {
  readonly staged: StagedFile;
  readonly replaces: boolean;
  readonly onRemove: () => void;
}

function StagedRow({ staged: { file, problem }, replaces, onRemove }: StagedRowProps) {
  const { t } = useLingui();
  const messages: Record<StageProblem, string> = {
    'too-large': t`Too large`,
    'too-many': t`One file too many`,
    'bad-name': t`This name is not allowed`,
    twice: t`Chosen twice`,
  };
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
      {problem ? <Tag tone="danger">{messages[problem]}</Tag> : null}
      {replaces && !problem ? <Tag tone="warning">{t`Replaces a file`}</Tag> : null}
      <span className="text-xs whitespace-nowrap text-muted tabular-nums">{formatFileSize(file.size)}</span>
      <IconButton label={t`Leave out ${file.name}`} size="sm" icon={<X />} onClick={onRemove} />
    </li>
  );
}
