import { useId, type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { FieldNotes, noteIds } from './field-notes';

/** What the control must spread, so that label, help and error belong to it. */
export interface FormControlProps {
  /** What the label points to. */
  id: string;
  /** The ids of error and help, where there are any. */
  'aria-describedby'?: string;
  /** Set while there is an error. */
  'aria-invalid'?: true;
  /** Set where the field must be filled. */
  'aria-required'?: true;
}

export interface FormFieldProps {
  /** Names the control; a press on it goes there. */
  label: ReactNode;
  /**
   * Keeps the label for screen readers only, where the place says what the field is.
   *
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** What to know before filling it in. */
  help?: ReactNode;
  /** Any text here marks the control as invalid, and is read out when it appears. */
  error?: ReactNode;
  /**
   * Marks the field by a star, and for screen readers.
   *
   * @default false
   */
  required?: boolean | undefined;
  /** Renders the control with what it is handed. */
  children: (control: FormControlProps) => ReactNode;
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

/** Form field: label, control, help and error message of one value. */
export function FormField({
  label,
  hideLabel,
  error,
  required,
  children,
  className,
  ...texts
}: FormFieldProps) {
  const id = useId();
  // A rule that is the help and the error is one sentence: it is shown once.
  const help = texts.help === error ? undefined : texts.help;
  const describedBy = noteIds({ id, error, help });
  const control: FormControlProps = {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(required ? { 'aria-required': true } : {}),
  };
  return (
    <div data-slot="form-field" className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium wrap-anywhere'}>
        {label}
        {required ? (
          <span aria-hidden className="ms-1 text-danger">
            *
          </span>
        ) : null}
      </label>
      {children(control)}
      <FieldNotes id={id} error={error} help={help} />
    </div>
  );
}
