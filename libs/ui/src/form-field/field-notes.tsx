import { CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';

export interface FieldNotesProps {
  /** What the control's ids begin with. */
  id: string;
  /** What is wrong; read out when it appears. */
  error?: ReactNode;
  /** What to know before filling it in. */
  help?: ReactNode;
}

/** The ids of the notes that are there, for the control's aria-describedby; the error comes first. */
export function noteIds({ id, error, help }: FieldNotesProps): string | undefined {
  return [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
}

/**
 * The error and the help below a control. The error stands in a live region that is there before it is: one that appears
 * while someone types, or when a form is refused, is read out without a move of the focus.
 */
export function FieldNotes({ id, error, help }: FieldNotesProps) {
  return (
    <>
      {/* Empty, it takes back the gap above it. */}
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
