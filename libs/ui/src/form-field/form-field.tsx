import { useId, type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { FieldNotes, noteIds } from './field-notes';

/** Props that the control must spread, so that label, help and error refer to it. */
export interface FormControlProps {
  /** Target of the label. */
  id: string;
  /** Ids of error and help, if any. */
  'aria-describedby'?: string;
  /** Set while there is an error. */
  'aria-invalid'?: true;
  /** Set for a required field. */
  'aria-required'?: true;
}

export interface FormFieldProps {
  /** Label of the control. */
  label: ReactNode;
  /**
   * Hides the label visually, where the context names the field.
   *
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Help text. */
  help?: ReactNode;
  /** Error message; marks the control as invalid and is announced. */
  error?: ReactNode;
  /**
   * Marks the field as required, by a star and for screen readers.
   *
   * @default false
   */
  required?: boolean | undefined;
  /** Renders the control with these props. */
  children: (control: FormControlProps) => ReactNode;
  /** Layout classes, such as margin and width. */
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
  // Help and error may be the same sentence: show it once.
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
