import { DismissableLayer } from 'radix-ui/internal';
import { Toaster as Primitive } from 'sonner';
import { setToastRegion } from './notice-region';

/** Offset from the edges of the page in pixels. */
const OFFSET = 16;
const PHONE_OFFSET = 8;

export interface ToasterProps {
  /** Accessible name of the region; its shortcut (Alt+T) is added to it. */
  label: string;
  /** Accessible name of the close button of a toast; without it there is none. */
  closeLabel?: string | undefined;
}

/**
 * Toaster: the region in which toasts appear, above everything and reachable while a modal is open. It is at the bottom
 * and on the left, because a toast that the pointer touches stays: toolbars are at the top, and the buttons of drawers
 * and the uploads on the right. Render it once for each page, near the root.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    // A press on a toast does not count as a press outside of a dialog, which would close it.
    <DismissableLayer.Branch ref={setToastRegion}>
      <Primitive
        position="bottom-left"
        containerAriaLabel={label}
        closeButton={closeLabel !== undefined}
        offset={{ bottom: OFFSET, left: OFFSET }}
        mobileOffset={PHONE_OFFSET}
        // The library sets the font of the system.
        style={{ fontFamily: 'inherit' }}
        toastOptions={{
          unstyled: true,
          ...(closeLabel === undefined ? {} : { closeButtonAriaLabel: closeLabel }),
        }}
      />
    </DismissableLayer.Branch>
  );
}
