import { useRef, useState } from 'react';
import { type AvatarEditorRef } from 'react-avatar-editor';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { cn } from '../cn/cn';
import { FileDropZone } from '../file-drop-zone/file-drop-zone';
import { CropEditor, type CropEditorLabels } from './crop-editor';
import { refusalOf, type Refusal } from './crop-rules';
import { encodeAvatar, readPicture, type CroppedAvatar } from './pictures';

export interface AvatarCropperLabels extends CropEditorLabels {
  /** Label of the file input. */
  choose: string;
  /** Allowed types and size. */
  hint: string;
  /** Label of the button that selects another image. */
  chooseAnother: string;
  /** Label of the cancel button. */
  cancel: string;
  /** Label of the save button. */
  save: string;
  /** Message for each reason to reject a file. */
  refused: Record<Refusal, string>;
  /** Message shown when `onSave` rejects. */
  saveFailed: string;
}

export interface AvatarCropperProps {
  /** All labels. */
  labels: AvatarCropperLabels;
  /**
   * Called with the cropped avatar. While the promise is pending the button shows a spinner; if it rejects,
   * `saveFailed` is shown and the crop stays.
   */
  onSave: (avatar: CroppedAvatar) => void | Promise<void>;
  /** Called by the cancel button. */
  onCancel: () => void;
  /**
   * Allowed MIME types.
   *
   * @default JPEG, PNG and WebP
   */
  types?: readonly string[] | undefined;
  /**
   * Maximum file size in bytes; 10 MB by default.
   *
   * @default 10485760 (10 MB)
   */
  maxFileBytes?: number | undefined;
  /**
   * Side of the saved image in pixels.
   *
   * @default 256
   */
  outputSide?: number | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const OUTPUT_SIDE = 256;

/**
 * Avatar cropper (image cropper): choose or drop a picture, rotate, zoom and move it under a round mask, save it as a
 * JPEG.
 */
export function AvatarCropper({
  labels,
  onSave,
  onCancel,
  types = PICTURE_TYPES,
  maxFileBytes = MAX_FILE_BYTES,
  outputSide = OUTPUT_SIDE,
  className,
}: AvatarCropperProps) {
  const editor = useRef<AvatarEditorRef>(null);
  const { picture, refusal, take } = usePicture(types, maxFileBytes);
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    if (!editor.current) {
      return;
    }
    setSaving('busy');
    try {
      await onSave(await encodeAvatar(editor.current.getImage(), outputSide));
      setSaving('idle');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <div data-slot="avatar-cropper" className={cn('flex flex-col gap-4', className)}>
      {picture ? (
        <CropEditor key={picture.number} picture={picture.file} labels={labels} editor={editor} />
      ) : (
        <FileDropZone
          label={labels.choose}
          hint={labels.hint}
          accept={types.join(',')}
          onFiles={(files) => void take(files)}
        />
      )}
      {refusal ? <Alert tone="danger">{labels.refused[refusal]}</Alert> : null}
      {saving === 'failed' ? <Alert tone="danger">{labels.saveFailed}</Alert> : null}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {picture ? (
          <AnotherPicture
            label={labels.chooseAnother}
            accept={types.join(',')}
            onFiles={(files) => void take(files)}
          />
        ) : null}
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button variant="primary" disabled={!picture} busy={saving === 'busy'} onClick={() => void save()}>
          {labels.save}
        </Button>
      </div>
    </div>
  );
}

/** State of the selected image. A rejected file keeps the previous image. */
function usePicture(types: readonly string[], maxFileBytes: number) {
  const [picture, setPicture] = useState<{ file: File; number: number } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const newest = useRef(0);
  const take = async ([file]: readonly File[]) => {
    if (!file) {
      return;
    }
    newest.current += 1;
    const number = newest.current;
    const problem = refusalOf(file, types, maxFileBytes);
    setRefusal(problem);
    if (problem) {
      return;
    }
    try {
      const read = await readPicture(file);
      // Ignore an image that finished loading after a newer one was selected.
      if (number === newest.current) {
        setPicture({ file: read, number });
      }
    } catch {
      setRefusal('unreadable');
    }
  };
  return { picture, refusal, take };
}

interface AnotherPictureProps {
  label: string;
  accept: string;
  onFiles: (files: File[]) => void;
}

function AnotherPicture({ label, accept, onFiles }: AnotherPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          target.value = '';
        }}
      />
      <Button variant="ghost" className="me-auto" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
