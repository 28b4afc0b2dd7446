import { useRef } from 'react';

/**
 * Gives focus back to where it was when the dialog opened. Radix does so only for a trigger of its own, and ours are
 * opened by state.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) {
        event.preventDefault();
        opener.current.focus();
      }
    },
  };
}
