import { useRef } from 'react';

/**
 * Focus return: restores the focus of before the dialog opened. Radix does so only for its own trigger, and ours are
 * opened by state. If the dialog has removed the element, such as the row of what it deleted, the closest element around it
 * that remains gets the focus, so that the keyboard goes on from there instead of the top of the page.
 */
export function useFocusReturn() {
  const opener = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      opener.current = withAncestors(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      const element = opener.current.find(({ isConnected }) => isConnected);
      const isOpener = element === opener.current[0];
      // A page that the dialog led to has moved the focus itself.
      if (element instanceof HTMLElement && (isOpener || document.activeElement === document.body)) {
        event.preventDefault();
        if (!isOpener && !element.hasAttribute('tabindex')) {
          // It takes the focus this once.
          element.tabIndex = -1;
          element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
        }
        element.focus({ preventScroll: !isOpener });
      }
    },
  };
}

/** Element with the elements around it, from the inside out, up to the body exclusively. */
function withAncestors(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...withAncestors(element.parentElement)] : [];
}
