import { LoaderCircle } from 'lucide-react';
import {
  cloneElement,
  isValidElement,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cn } from '../cn/cn';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles';

export interface ButtonProps extends ComponentProps<'button'> {
  /** "primary" for the one main action of a place, "danger" where something is lost. */
  variant?: ButtonVariant | undefined;
  /** "sm" within rows and heads; a finger gets the same room either way. */
  size?: ButtonSize | undefined;
  /** The action is on its way: a spinner shows, presses do nothing, and focus stays where it is. */
  busy?: boolean | undefined;
  /** Decorative; the children carry the meaning. */
  icon?: ReactNode;
  /** Gives the look to the only child (a link, say) instead of rendering a button. */
  asChild?: boolean | undefined;
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Does something on this page. To go somewhere, use ButtonLink. */
export function Button({ variant, size, busy, icon, asChild, className, children, ...props }: ButtonProps) {
  const child = asChild ? onlyChild(children) : undefined;
  const shown = busy ? <LoaderCircle aria-hidden className="animate-spin" /> : icon;
  const given = {
    'data-slot': 'button',
    ...props,
    ...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : {}),
    className: cn(buttonStyles({ variant, size }), busy && 'opacity-80', className, child?.props.className),
  };
  const content = (
    <>
      {shown ? (
        <span aria-hidden className="contents">
          {shown}
        </span>
      ) : null}
      {child ? child.props.children : children}
    </>
  );
  return child ? (
    cloneElement(child, given, content)
  ) : (
    <button type="button" {...given}>
      {content}
    </button>
  );
}

type Dressed = ReactElement<{ className?: string; children?: ReactNode }>;

function onlyChild(children: ReactNode): Dressed | undefined {
  return isValidElement<Dressed['props']>(children) ? children : undefined;
}
