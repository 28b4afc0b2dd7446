import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name; IconTooltips shows it as a tooltip. */
  label: string;
  /** Decorative: the label carries the meaning. */
  icon: ReactNode;
  /**
   * Same as for Button.
   *
   * @default ghost
   */
  variant?: ButtonVariant | undefined;
  /**
   * "sm" within rows and heads; both have the same size on a touch screen.
   *
   * @default md
   */
  size?: ButtonSize | undefined;
}

/** Icon button: a button with an icon and no visible label. IconTooltips shows its name on hover, focus and touch and hold. */
export function IconButton({ label, icon, variant = 'ghost', size, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      data-slot="icon-button"
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
