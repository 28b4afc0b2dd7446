import { Tooltip as Primitive } from 'radix-ui';
import { type ReactElement, type ReactNode } from 'react';
import { TOOLTIP_BOX } from './tooltip-styles';
import { useTouchTooltip } from './use-touch-tooltip';

export interface TooltipProps {
  /** A few words; nothing that can be pressed. */
  content: ReactNode;
  /** One element, focusable so that the keyboard gets the remark too. */
  children: ReactElement;
}

/**
 * Tooltip: a short remark on hover, on focus and by a tap; Escape, a tap elsewhere or scrolling hides it. It is easily
 * missed: never put the only copy of something here.
 */
export function Tooltip({ content, children }: TooltipProps) {
  const { root, trigger } = useTouchTooltip();
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root {...root}>
        <Primitive.Trigger asChild {...trigger}>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content data-slot="tooltip" sideOffset={6} collisionPadding={8} className={TOOLTIP_BOX}>
            {content}
            <Primitive.Arrow className="fill-text" />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
