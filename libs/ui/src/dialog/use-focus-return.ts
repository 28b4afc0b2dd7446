import { useRef } from 'react';

/**
 * Focus return: restores the focus of before the dialog opened. Radix does so only for its own trigger, and ours are
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
