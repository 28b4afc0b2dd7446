import { type ComponentProps } from 'react';
import { cn } from '../cn/cn';
import { inputStyles } from './input-styles';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /**
   * Marks the value as invalid; FormField sets it from its error.
   *
   * @default false
   */
  invalid?: boolean | undefined;
}

/** Text area of several lines; grows with its text where the browser supports it. */
export function Textarea({ invalid, className, ...props }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      {...(invalid ? { 'aria-invalid': true } : {})}
      {...props}
      className={cn(inputStyles, 'field-sizing-content min-h-20 py-2', className)}
    />
  );
}
