import { DismissableLayer } from 'radix-ui/internal';
import { Toaster as Primitive } from 'sonner';
import { setNoticeRegion } from './notice-region';

/** Pixels from the top: the header's controls and the close button of a drawer stay free. */
const BELOW_HEADS = 68;

export interface ToasterProps {
  /** The accessible name of the region where notices appear; the keys that lead there (Alt+T) are added to it. */
  label: string;
  /** The accessible name of a notice's close button; without it there is none. */
  closeLabel?: string | undefined;
}

/**
 * Toaster: the region in which toasts appear, above everything and reachable while a modal is open. Render it once for
 * each page, near the root.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    // A press on a notice is not one outside of a dialog, which would close it.
    <DismissableLayer.Branch ref={setNoticeRegion}>
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
