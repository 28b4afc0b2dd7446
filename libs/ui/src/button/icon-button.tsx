import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name; also the native tooltip. */
  label: string;
  /** The sign; the label carries the meaning. */
  icon: ReactNode;
  /** As a Button's; "ghost" by default. */
  variant?: ButtonVariant | undefined;
  /** "sm" within rows and heads; a finger gets the same room either way. */
  size?: ButtonSize | undefined;
}

/** A button of one icon. Its name is spoken, and shown on hover and to touch readers by the title. */
export function IconButton({ label, icon, variant = 'ghost', size, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      data-slot="icon-button"
      title={label}
      {...props}
      aria-label={label}
      className={cn(
        buttonStyles({ variant, size }),
        'px-0',
        size === 'sm' ? 'w-7 pointer-coarse:w-11' : 'w-9 pointer-coarse:w-11',
        className,
      )}
    >
      <span aria-hidden className="contents">
        {icon}
      </span>
    </button>
  );
}
