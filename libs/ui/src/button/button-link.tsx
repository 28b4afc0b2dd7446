import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Address of the target. */
  href: string;
  /**
   * Same as for Button.
   *
   * @default secondary
   */
  variant?: ButtonVariant | undefined;
  /**
   * Same as for Button.
   *
   * @default md
   */
  size?: ButtonSize | undefined;
  /** Icon before the label. Decorative: the children carry the meaning. */
  icon?: ReactNode;
}

/** Button link: a link in the style of a button. Takes all attributes of `<a>`. */
export function ButtonLink({ variant, size, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <a data-slot="button-link" {...props} className={cn(buttonStyles({ variant, size }), className)}>
      {icon ? (
        <span aria-hidden className="contents">
          {icon}
        </span>
      ) : null}
      {children}
    </a>
  );
}
