import { cn } from '../cn/cn';

/** Input styles: box of a text field or select. */
export const inputStyles = cn(
  'w-full min-w-0 rounded-control border border-strong bg-surface px-3 text-sm text-text transition-colors duration-(--motion-fast)',
  'hover:border-primary-text focus-visible:border-primary-text focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-70 disabled:hover:border-strong',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
);

/** Height of a one-line control; taller for touch. */
export const controlHeight = 'min-h-9 pointer-coarse:min-h-11';
