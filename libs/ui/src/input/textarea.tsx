import { type ComponentProps } from 'react';
import { cn } from '../cn/cn';
import { inputStyles } from './input-styles';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /**
   * Marks it as wrong; FormField does so by its error.
   *
   * @default false
   */
  invalid?: boolean | undefined;
}

/** Text area of several lines; grows with what is typed where the browser can. */
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
