import { type ComponentProps } from 'react';
import { cn } from '../cn/cn';
import { controlHeight, inputStyles } from './input-styles';

export interface InputProps extends ComponentProps<'input'> {
  /**
   * Marks the value as invalid; FormField sets it from its error.
   *
   * @default false
   */
  invalid?: boolean | undefined;
}

/** Text input of one line. Give it a label by FormField, or an aria-label. */
export function Input({ invalid, className, ...props }: InputProps) {
  return (
    <input
      data-slot="input"
      {...(invalid ? { 'aria-invalid': true } : {})}
      {...props}
      className={cn(inputStyles, controlHeight, className)}
    />
  );
}
