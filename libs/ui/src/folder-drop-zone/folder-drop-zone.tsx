import { useEffect, useRef, useState, type RefObject } from 'react';
import { File as FileIcon, FolderOpen, Upload } from 'lucide-react';
import { Button } from '../button/button';
import { cn } from '../cn/cn';
import { chosenFiles, droppedFiles, type LocalFile } from './local-files';

/** Texts of a {@link FolderDropZone}. */
export interface FolderDropZoneLabels {
  /** Text in the box: what to drop. */
  drop: string;
  /** Button that opens the dialog for a folder. */
  chooseFolder: string;
  /** Button that opens the dialog for files. */
  chooseFiles: string;
  /** Accessible name of the input for a folder. */
  folderInput: string;
  /** Accessible name of the input for files. */
  fileInput: string;
}

export interface FolderDropZoneProps {
  /** Texts of the box, its buttons and its inputs. */
  labels: FolderDropZoneLabels;
  /** Called with the chosen or dropped files, each with its folder. */
  onFiles: (files: readonly LocalFile[]) => void;
  /** Called if dropped files cannot be read. */
  onUnreadable: () => void;
  /**
   * Disables the buttons and the drop; the box stays visible.
   *
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Folder drop zone: files and whole folders of this computer, by drag and drop or by the dialogs of the browser. */
export function FolderDropZone({ labels, onFiles, onUnreadable, disabled = false }: FolderDropZoneProps) {
  const [isOver, setOver] = useState(false);
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  return (
    <div
      data-slot="folder-drop-zone"
      className={cn(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-strong/70 px-4 py-7 text-center',
        isOver ? 'border-primary-text bg-primary-9' : null,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        if (!disabled) {
          droppedFiles(event.dataTransfer).then(onFiles, onUnreadable);
        }
      }}
    >
      <Upload aria-hidden className="size-6 text-primary-text" />
      <p className="font-medium">{labels.drop}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon={<FolderOpen />} disabled={disabled} onClick={() => folder.current?.click()}>
          {labels.chooseFolder}
        </Button>
        <Button icon={<FileIcon />} disabled={disabled} onClick={() => files.current?.click()}>
          {labels.chooseFiles}
        </Button>
      </div>
      <FileInput ref={folder} label={labels.folderInput} directory onFiles={onFiles} />
      <FileInput ref={files} label={labels.fileInput} directory={false} onFiles={onFiles} />
    </div>
  );
}

interface FileInputProps extends Pick<FolderDropZoneProps, 'onFiles'> {
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
