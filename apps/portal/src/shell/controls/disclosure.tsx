import { cn } from '@omics-portal/ui';
import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode, type Ref } from 'react';

/** Props that the button of a disclosure spreads. */
export interface DisclosureTrigger {
  ref: Ref<HTMLButtonElement>;
  type: 'button';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

export interface DisclosureProps {
  trigger: (props: DisclosureTrigger) => ReactNode;
  /** Content; `close` is for entries that navigate or act. It returns focus to the button, which a dialog then gives it back to. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  /** Also opens on mouse hover, and closes when the pointer leaves. Touch and keyboard use the button. */
  opensOnHover?: boolean;
  className?: string;
}

/** Hover delay in milliseconds: a passing pointer opens nothing, and may leave the button briefly on its way into the panel. */
const HOVER_MS = { open: 200, close: 300 } as const;

/**
 * Disclosure (ARIA disclosure pattern for site navigation): a button that shows a panel of plain links and buttons. Unlike
 * the menus of libs/ui it needs no positioning engine, which would be a third of the first load.
 */
export function Disclosure({
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  opensOnHover = false,
  className,
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const closeFromInside = () => {
    focusTrigger(id);
    close();
  };
  useDismiss(open, container, button, close);
  const hover = useHover(setOpen);
  return (
    <div
      ref={container}
      className="relative"
      data-disclosure={open ? 'open' : 'closed'}
      {...(opensOnHover ? hover : {})}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !container.current?.contains(relatedTarget)) {
          close();
        }
      }}
    >
      {trigger({
        ref: button,
        type: 'button',
        'aria-expanded': open,
        'aria-controls': id,
        onClick: () => setOpen(!open),
      })}
      <div
        id={id}
        hidden={!open}
        className={cn(
          'absolute z-40 max-h-[calc(100dvh-5rem)] w-max max-w-[calc(100vw-1.5rem)] min-w-44 overflow-y-auto rounded-card border border-border bg-raised p-2 text-sm text-text shadow-overlay',
          align === 'end' ? 'end-0' : 'start-0',
          side === 'top' ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
          className,
        )}
      >
        {open ? children(closeFromInside) : null}
      </div>
    </div>
  );
}

/** Returns focus from the panel with this id to its button. A panel without the focus leaves it where it is. */
function focusTrigger(id: string): void {
  if (document.getElementById(id)?.contains(document.activeElement)) {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.focus();
  }
}

/** Opens and closes on mouse hover with a delay; touch is ignored. */
function useHover(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isInside = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  const later = (open: boolean, delay: number) => {
    stop();
    timer.current = setTimeout(() => setOpen(open), delay);
  };
  return {
    // A pointer that rests enters, but does not move, when the layout changes under it.
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !isInside.current) {
        isInside.current = true;
        later(true, HOVER_MS.open);
      }
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') {
        isInside.current = false;
        later(false, HOVER_MS.close);
      }
    },
    // A press cancels the timers, which must not undo it.
    onPointerDown: stop,
  };
}

/** Closes on Escape, returning focus to the button, and on a press outside. */
function useDismiss(
  open: boolean,
  container: { current: HTMLElement | null },
  button: { current: HTMLElement | null },
  close: () => void,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        const had = container.current?.contains(document.activeElement) ?? false;
        latest.current();
        if (had) {
          button.current?.focus();
        }
      }
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) {
        latest.current();
      }
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, container, button]);
}
