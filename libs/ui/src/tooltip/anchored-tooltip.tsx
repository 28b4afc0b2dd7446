import { Popper } from 'radix-ui/internal';
import { useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TOOLTIP_BOX } from './tooltip-styles';

/**
 * Tooltip box next to an element that exists already. Hidden from screen readers: its text is the accessible name of the
 * element, which they read anyway.
 */
export function AnchoredTooltip({ anchor, children }: { anchor: HTMLElement; children: ReactNode }) {
  const virtualRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={virtualRef} />
      {createPortal(
        <Popper.Content
          aria-hidden
          data-slot="icon-tooltip"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          className={TOOLTIP_BOX}
        >
          {children}
          <Popper.Arrow className="fill-text" />
        </Popper.Content>,
        document.body,
      )}
    </Popper.Root>
  );
}
