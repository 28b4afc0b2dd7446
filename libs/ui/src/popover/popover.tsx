import { Popover as Primitive } from 'radix-ui';
import { type ReactElement, type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface PopoverProps {
  /** Trigger button. */
  trigger: ReactElement;
  /** Content. */
  children: ReactNode;
  /** Accessible name of the popover. */
  label?: string | undefined;
  /**
   * Alignment with the button.
   *
   * @default start
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Open state, when the caller controls it.
   *
   * @default undefined (the popover keeps its own state)
   */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Popover: a small surface next to its button, for content of any kind. For a list of actions, use DropdownMenu. */
export function Popover({
  trigger,
  children,
  label,
  align = 'start',
  open,
  onOpenChange,
  className,
}: PopoverProps) {
  return (
    <Primitive.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="popover"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-border bg-raised p-4 text-sm wrap-anywhere text-text shadow-overlay outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
