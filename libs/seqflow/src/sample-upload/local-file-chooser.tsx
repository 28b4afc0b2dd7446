import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, cn } from '@omics-portal/ui';
import { File as FileIcon, FolderOpen, Upload } from 'lucide-react';
import type { LocalFile } from '../ports/seqflow-ports';
import { chosenFiles, droppedFiles } from './local-files';

interface LocalFileChooserProps {
  readonly onFiles: (files: readonly LocalFile[]) => void;
  /** Called if dropped files cannot be read. */
  readonly onUnreadable: () => void;
}

/** Drop zone for files and folders of this computer, with buttons that open the dialogs of the browser. */
export function LocalFileChooser({ onFiles, onUnreadable }: LocalFileChooserProps) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-strong/70 px-4 py-7 text-center',
        isOver ? 'border-primary-text bg-primary-9' : null,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        droppedFiles(event.dataTransfer).then(onFiles, onUnreadable);
      }}
    >
      <Upload aria-hidden className="size-6 text-primary-text" />
      <p className="font-medium">{t`Drop a folder or files of reads here`}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon={<FolderOpen />} onClick={() => folder.current?.click()}>{t`Choose folder`}</Button>
        <Button icon={<FileIcon />} onClick={() => files.current?.click()}>{t`Choose files`}</Button>
      </div>
      <FileInput ref={folder} label={t`Folder to upload`} directory onFiles={onFiles} />
      <FileInput ref={files} label={t`Files to upload`} directory={false} onFiles={onFiles} />
    </div>
  );
}

interface FileInputProps extends Pick<LocalFileChooserProps, 'onFiles'> {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** True for an input that takes a folder with all its files. */
  readonly directory: boolean;
}

/** Hidden file input behind a button. */
function FileInput({ ref, label, directory, onFiles }: FileInputProps) {
  useEffect(() => {
    if (ref.current) {
      ref.current.webkitdirectory = directory;
    }
  }, [ref, directory]);
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const chosen = chosenFiles(target.files ?? []);
        target.value = '';
        if (chosen.length > 0) {
          onFiles(chosen);
        }
      }}
    />
  );
}
