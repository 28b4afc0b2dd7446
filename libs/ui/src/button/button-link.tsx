import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Where it goes. */
  href: string;
  /** As a Button's. */
  variant?: ButtonVariant | undefined;
  /** As a Button's. */
  size?: ButtonSize | undefined;
  /** Decorative; the children carry the meaning. */
  icon?: ReactNode;
}

/** Goes somewhere, with the look of a button. */
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
