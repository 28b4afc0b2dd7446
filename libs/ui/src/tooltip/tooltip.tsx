import { Tooltip as Primitive } from 'radix-ui';
import { type ReactElement, type ReactNode } from 'react';
import { TOOLTIP_BOX } from './tooltip-styles';
import { useTouchTooltip } from './use-touch-tooltip';

export interface TooltipProps {
  /** Short text without interactive elements. */
  content: ReactNode;
  /** Trigger: one focusable element. */
  children: ReactElement;
}

/**
 * Tooltip: a short remark on hover, focus or tap; Escape, a tap elsewhere or scrolling hides it. It is easily missed:
 * never use it as the only place of information.
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
