import { Tooltip as Primitive } from 'radix-ui';
import { type ReactElement, type ReactNode } from 'react';

export interface TooltipProps {
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
}

/** A remark on hover and on focus. Touch readers do not see it: never put the only copy of something here. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-control bg-text px-2.5 py-1.5 text-xs text-canvas shadow-overlay wrap-anywhere"
          >
            {content}
            <Primitive.Arrow className="fill-text" />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
