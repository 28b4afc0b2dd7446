import { CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';

export interface FieldNotesProps {
  /** Prefix of the ids. */
  id: string;
  /** Error message; announced when it appears. */
  error?: ReactNode;
  /** Help text. */
  help?: ReactNode;
}

/** Ids of the present notes for aria-describedby; the error comes first. */
export function noteIds({ id, error, help }: FieldNotesProps): string | undefined {
  return [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
}

/**
 * Error and help below a control. The live region of the error exists before it: an error that appears while typing, or
 * on a rejected form, is announced without moving the focus.
 */
export function FieldNotes({ id, error, help }: FieldNotesProps) {
  return (
    <>
      {/* An empty region removes the gap above it. */}
      <div aria-live="polite" className="empty:-mt-1.5">
        {error ? (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{error}</span>
          </p>
        ) : null}
      </div>
      {help ? (
        <p id={`${id}-help`} className="text-xs text-muted wrap-anywhere">
          {help}
        </p>
      ) : null}
    </>
  );
}
