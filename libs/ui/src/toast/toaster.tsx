import { DismissableLayer } from 'radix-ui/internal';
import { Toaster as Primitive } from 'sonner';
import { setToastRegion } from './notice-region';

/** Offset from the top in pixels: keeps the header's controls and a drawer's close button free. */
const BELOW_HEADS = 68;

export interface ToasterProps {
  /** Accessible name of the region; its shortcut (Alt+T) is added to it. */
  label: string;
  /** Accessible name of the close button of a toast; without it there is none. */
  closeLabel?: string | undefined;
}

/**
 * Toaster: the region in which toasts appear, above everything and reachable while a modal is open. Render it once for
 * each page, near the root.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    // A press on a toast does not count as a press outside of a dialog, which would close it.
    <DismissableLayer.Branch ref={setToastRegion}>
      <Primitive
        position="top-right"
        containerAriaLabel={label}
        closeButton={closeLabel !== undefined}
        offset={{ top: BELOW_HEADS, right: 16 }}
        mobileOffset={{ top: BELOW_HEADS, left: 8, right: 8 }}
        toastOptions={{
          unstyled: true,
          ...(closeLabel === undefined ? {} : { closeButtonAriaLabel: closeLabel }),
        }}
      />
    </DismissableLayer.Branch>
  );
}
