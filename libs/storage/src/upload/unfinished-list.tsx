import { useLingui } from '@lingui/react/macro';
import { Alert, Button, IconButton, TextLink } from '@omics-portal/ui';
import { formatFileSize } from '@omics-portal/wording';
import { FilePlus2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatLocation, parseLocation } from '../location/folder-location';
import type { FileDifference } from './known-file';
import type { UnknownFile } from './unfinished-uploads';
import type { UploadRecord } from './upload-records';
import { useUnfinishedUploads } from './uploads-context';

interface UnfinishedListProps {
  readonly earlier: readonly UploadRecord[];
  /** Link to a folder, by its storage link. */
  readonly folderHref: (link: string) => string;
}

/** List of uploads that an earlier page did not finish. They go on when the user chooses the same files again. */
export function UnfinishedList({ earlier, folderHref }: UnfinishedListProps) {
  const { t } = useLingui();
  const unfinished = useUnfinishedUploads();
  const [unknown, setUnknown] = useState<readonly UnknownFile[]>([]);
  const choose = (files: readonly File[]) =>
    // A file that cannot be read is none of the unfinished ones.
    unfinished
      .choose(files)
      .then(setUnknown, () => setUnknown(files.map(({ name }) => ({ name, difference: 'content' }))));
  return (
    <div className="flex flex-col gap-2 py-3">
      <p className="text-sm">
        {t`These uploads were not finished when the page was left. Choose the same files again to continue: what was already uploaded is not sent again.`}
      </p>
      <ChooseAgain onFiles={(files) => void choose(files)} />
      {unknown.map((file, index) => (
        <UnknownAlert key={index} file={file} />
      ))}
      <ul aria-label={t`Unfinished uploads`} className="divide-y divide-border">
        {earlier.map((record) => (
          <UnfinishedRow
            key={record.path}
            record={record}
            folderHref={folderHref}
            onForget={() => unfinished.forget(record.path)}
          />
        ))}
      </ul>
    </div>
  );
}

function ChooseAgain({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button size="sm" variant="primary" icon={<FilePlus2 />} onClick={() => input.current?.click()}>
        {t`Choose the files again`}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t`Files of the unfinished uploads`}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? []);
          target.value = '';
          onFiles(files);
        }}
      />
    </div>
  );
}

function UnfinishedRow({
  record: { path, file },
  folderHref,
  onForget,
}: {
  readonly record: UploadRecord;
  readonly folderHref: (link: string) => string;
  readonly onForget: () => void;
}) {
  const { t } = useLingui();
  const location = parseLocation(path);
  const folder = location ? formatLocation({ ...location, filter: '' }) : path;
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{file.name}</p>
        <p className="text-xs wrap-anywhere text-muted">
          {formatFileSize(file.size)} · <TextLink href={folderHref(folder)}>{folder}</TextLink>
        </p>
      </div>
      <IconButton label={t`Forget the upload of ${file.name}`} size="sm" icon={<X />} onClick={onForget} />
    </li>
  );
}

function UnknownAlert({ file: { name, difference } }: { readonly file: UnknownFile }) {
  const { t } = useLingui();
  const reasons: Record<FileDifference, string> = {
    name: t`No unfinished upload has a file of this name.`,
    size: t`The file of the unfinished upload had a different size.`,
    date: t`The file has changed since then. To upload the new version, use the file manager.`,
    content: t`The beginning of the file differs from that of the unfinished upload, or the file cannot be read.`,
  };
  return (
    <Alert tone="warning" title={t`${name} was not uploaded`}>
      {reasons[difference]}
    </Alert>
  );
}
