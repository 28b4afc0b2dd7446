import { createContext, useContext, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { type Hint } from './chart-hint';

/** Plot context of its marks. */
export interface MarkHost {
  /** Whether marks can be selected: then they are buttons with one tab stop. */
  selectable: boolean;
  /** Mark that is the tab stop. */
  current: string | undefined;
  select: (id: string) => void;
  focused: (id: string) => void;
  /** Key handler that moves the focus to another mark. */
  moved: (event: KeyboardEvent, id: string) => void;
  show: (mark: Element, hint: Hint) => void;
  hide: () => void;
}

const NO_HOST: MarkHost = {
  selectable: false,
  current: undefined,
  select: () => undefined,
  focused: () => undefined,
  moved: () => undefined,
  show: () => undefined,
  hide: () => undefined,
};

export const MarkHostContext = createContext<MarkHost>(NO_HOST);

export interface MarkProps {
  /** Unique id in the plot. */
  id: string;
  hint: Hint;
  /** SVG transform. */
  transform?: string | undefined;
  /** Address that the mark opens: it is a link then, and not selected. */
  href?: string | undefined;
  /** Whether the mark is neither link nor button, but takes the focus to be read: its tooltip is all that it says. */
  described?: boolean | undefined;
  /** Whether the mark is the selected one, where marks can be selected. */
  pressed?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Accessible name of a mark. */
function hintText({ title, lines }: Hint): string {
  return `${title}: ${lines.join(', ')}`;
}

function isPress(event: KeyboardEvent): boolean {
  return event.key === 'Enter' || event.key === ' ';
}

/** Mark of a chart: shows its tooltip on hover, touch and focus, and is a link or, where marks can be selected, a button. */
export function Mark({ id, hint, transform, href, described, pressed, className, children }: MarkProps) {
  const host = useContext(MarkHostContext);
  const pointer = {
    onPointerEnter: (event: PointerEvent) => host.show(event.currentTarget, hint),
    // Lifting a finger also fires this event, but the tooltip should stay readable.
    onPointerLeave: (event: PointerEvent) => (event.pointerType === 'mouse' ? host.hide() : undefined),
  };
  const focus = {
    tabIndex: host.current === id ? 0 : -1,
    'aria-label': hintText(hint),
    onFocus: (event: { currentTarget: Element }) => {
      host.focused(id);
      host.show(event.currentTarget, hint);
    },
    onBlur: host.hide,
  };
  if (href !== undefined) {
    return (
      <a
        data-mark={id}
        href={href}
        {...pointer}
        {...focus}
        onKeyDown={(event) => host.moved(event, id)}
        className={cn('cursor-pointer hover:opacity-80', className)}
      >
        <g transform={transform}>{children}</g>
      </a>
    );
  }
  if (described) {
    const moved = (event: KeyboardEvent) => host.moved(event, id);
    return (
      <g data-mark={id} transform={transform} role="img" {...pointer} {...focus} onKeyDown={moved}>
        {children}
      </g>
    );
  }
  const button = host.selectable
    ? {
        role: 'button',
        'aria-pressed': pressed,
        ...focus,
        onKeyDown: (event: KeyboardEvent) => {
          if (isPress(event)) {
            event.preventDefault();
            host.select(id);
          } else {
            host.moved(event, id);
          }
        },
      }
    : {};
  return (
    <g
      data-mark={id}
      transform={transform}
      {...pointer}
      onClick={(event) => {
        host.show(event.currentTarget, hint);
        host.select(id);
      }}
      {...button}
      className={cn(host.selectable && 'cursor-pointer hover:opacity-80', className)}
    >
      {children}
    </g>
  );
}
