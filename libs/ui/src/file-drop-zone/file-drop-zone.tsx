import { Upload } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { cn } from '../cn/cn';

export interface FileDropZoneProps {
  /** Label; a press opens the file dialog. */
  label: string;
  /** Allowed types and size. */
  hint?: string | undefined;
  /** `accept` attribute of the file input; it does not filter dropped files, so check them. */
  accept?: string | undefined;
  /**
   * Accepts several files; otherwise only the first.
   *
   * @default false
   */
  multiple?: boolean | undefined;
  /** Called with at least one file. */
  onFiles: (files: File[]) => void;
  /**
   * Disables the control; it stays visible.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/**
 * File drop zone (file upload): files by drag and drop, by press or by keyboard. The box is the label of a real file
 * input.
 */
export function FileDropZone({
  label,
  hint,
  accept,
  multiple,
  onFiles,
  disabled = false,
  className,
}: FileDropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const hand = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    if (files.length > 0) {
      onFiles(multiple ? files : files.slice(0, 1));
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) {
      hand(event.dataTransfer.files);
    }
  };
  return (
    <div
      data-slot="file-drop-zone"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cn(
        'relative flex flex-col items-center gap-1 rounded-card border-2 border-dashed border-strong/70 bg-surface px-4 py-7 text-center wrap-anywhere transition-colors duration-(--motion-fast)',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        disabled
          ? 'bg-sunken text-muted'
          : 'hover:border-primary-text data-over:border-primary-text data-over:bg-primary-9',
        className,
      )}
    >
      <Upload aria-hidden className={cn('mb-1 size-6', disabled ? 'text-muted' : 'text-primary-text')} />
      <label htmlFor={id} className="font-medium after:absolute after:inset-0">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="sr-only"
        onChange={(event) => {
          hand(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
