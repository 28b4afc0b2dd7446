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
  /**
   * "primary" for the main action of a page or dialog, "danger" where data is lost.
   *
   * @default secondary
   */
  variant?: ButtonVariant | undefined;
  /**
   * "sm" within rows and heads; both have the same height on a touch screen.
   *
   * @default md
   */
  size?: ButtonSize | undefined;
  /**
   * The action is running: shows a spinner, ignores presses and keeps focus.
   *
   * @default false
   */
  busy?: boolean | undefined;
  /** Icon before the label. Decorative: the children carry the meaning. */
  icon?: ReactNode;
  /**
   * Styles the only child, such as a link, instead of rendering a `<button>`.
   *
   * @default false
   */
  asChild?: boolean | undefined;
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Button: starts an action on this page. Takes all attributes of `<button>`. For navigation, use ButtonLink. */
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
