import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cn } from '../cn/cn';

/** What the control must spread, so that label, help and error belong to it. */
export interface FormControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export interface FormFieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** Any text here marks the control as invalid. */
  error?: ReactNode;
  required?: boolean | undefined;
  children: (control: FormControlProps) => ReactNode;
  className?: string | undefined;
}

/** A label, its control, help below, and the error in its own words next to what it is about. */
export function FormField({ label, help, error, required, children, className }: FormFieldProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, helpId].filter(Boolean).join(' ');
  const control: FormControlProps = {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(required ? { 'aria-required': true } : {}),
  };
  return (
    <div data-slot="form-field" className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {required ? (
          <span aria-hidden className="ms-1 text-danger">
            *
          </span>
        ) : null}
      </label>
      {children(control)}
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      ) : null}
      {help ? (
        <p id={helpId} className="text-xs text-muted">
          {help}
        </p>
      ) : null}
    </div>
  );
}
